#!/bin/sh
# ./lawmage.sh ARGUMENTS…         set up what this checkout still lacks, then run: lawmage ARGUMENTS…
# ./lawmage.sh test [ARGUMENTS…]  the same, then run all the tests: pytest ARGUMENTS…
#
# It looks for SWI-Prolog and Python, makes .venv with this package in it (editable), and notes in
# .venv/lawmage.env where things are, so that later runs only read that note. Nothing is written
# outside the checkout, except where root or sudo lets a package manager install what is missing.
#   PYTHON=…        the Python to make .venv with, 3.11 or newer
#   LAWMAGE_VENV=…  another place for .venv
set -eu

wanted_prolog=90004 # 9.0.4

say() { printf 'lawmage: %s\n' "$*" >&2; }
die() {
    say "$*"
    exit 2
}
has() { command -v "$1" >/dev/null 2>&1; }
# quoted TEXT: so that the shell reads it back.
quoted() { printf "'%s'" "$(printf '%s' "$1" | sed "s/'/'\\\\''/g")"; }

# The checkout, also when this script is reached through a link.
script=$0
while [ -h "$script" ]; do
    target=$(readlink "$script")
    case $target in
        /*) script=$target ;;
        *) script=$(dirname -- "$script")/$target ;;
    esac
done
case $script in
    */*) here=$(CDPATH='' cd -- "${script%/*}" && pwd -P) ;;
    *) here=$(pwd -P) ;;
esac
venv=${LAWMAGE_VENV:-$here/.venv}
case $venv in
    /*) ;;
    *) venv=$(pwd -P)/$venv ;;
esac
note=$venv/lawmage.env
own=$here/.swipl

# ---- What a package manager can do -------------------------------------------------------------

# as_root COMMAND…: run it as root without asking for a password; fails where that can't be.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif has sudo && sudo -n true 2>/dev/null; then
        sudo -n "$@"
    else
        return 1
    fi
}

# apt_install PACKAGE…: fails without a word where there is no apt or no right to use it.
apt_install() {
    has apt-get && as_root true || return 1
    say "installing $* with apt-get"
    said=$(as_root apt-get update -qq 2>&1) || printf '%s\n' "$said" >&2
    if ! said=$(as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" 2>&1); then
        printf '%s\n' "$said" >&2
        return 1
    fi
}

# ---- SWI-Prolog --------------------------------------------------------------------------------

# use_prolog SWIPL: true if it is new enough; then its library and home are in lib and home.
use_prolog() {
    variables=$("$1" --dump-runtime-variables 2>/dev/null) || return 1
    found_prolog=$(variable PLVERSION)
    case $found_prolog in '' | *[!0-9]*) return 1 ;; esac
    [ "$found_prolog" -ge "$wanted_prolog" ] || return 1
    home=$(variable PLBASE)
    lib=$(variable PLLIBSWIPL)
    # PySwip wants both or neither; a wrong home would end the process.
    if ! [ -f "$home/boot.prc" ] || ! [ -f "$lib" ]; then home='' lib=''; fi
}
variable() { printf '%s\n' "$variables" | sed -n "s/^$1=\"\(.*\)\";*\$/\1/p"; }

install_prolog() {
    if apt_install swi-prolog-nox; then return; fi
    has brew || return 1
    say "installing swi-prolog with brew"
    brew install -q swi-prolog >&2
}

# unpack_prolog: Debian's packages, unpacked under .swipl, for those who may not install any.
unpack_prolog() {
    has apt-get && has dpkg || return 1
    say "no SWI-Prolog, and no right to install it: unpacking a copy in $own"
    rm -rf "$own"
    mkdir -p "$own/deb" "$own/lists/partial" "$own/cache/archives/partial" "$own/bin" || return 1
    (
        cd "$own/deb"
        apt() { apt-get -qq -o "Dir::State::Lists=$own/lists" -o "Dir::Cache=$own/cache" -o Debug::NoLocking=1 "$@"; }
        apt update >&2
        apt download swi-prolog-core >&2
        # Libraries and, in some releases, parts of the system that come as packages of their own.
        for package in swi-prolog-core-packages swi-prolog-nox libtcmalloc-minimal4 libtcmalloc-minimal4t64 libgmp10; do
            apt download "$package" >/dev/null 2>&1 || :
        done
        for package in *.deb; do dpkg -x "$package" "$own/root"; done
    ) || return 1
    rm -rf "$own/deb" "$own/lists" "$own/cache"
    # Part of the library is reached by absolute links: let them point into the copy.
    find "$own/root" -type l | while IFS= read -r link; do
        target=$(readlink "$link")
        case $target in
            /*) if [ -e "$own/root$target" ]; then ln -sfn "$own/root$target" "$link"; fi ;;
        esac
    done
    home=$(find "$own/root" -name boot.prc | head -n 1)
    home=${home%/*}
    lib=$(find "$own/root" -name 'libswipl.so.*' | sort | head -n 1)
    program=$(find "$home/bin" -type f -name swipl | head -n 1)
    [ -n "$home" ] && [ -n "$lib" ] && [ -n "$program" ] || return 1
    cat >"$own/bin/swipl" <<EOF
#!/bin/sh
SWI_HOME_DIR=$(quoted "$home")
LD_LIBRARY_PATH=$(quoted "${lib%/*}")\${LD_LIBRARY_PATH:+:\$LD_LIBRARY_PATH}
export SWI_HOME_DIR LD_LIBRARY_PATH
exec $(quoted "$program") "\$@"
EOF
    chmod +x "$own/bin/swipl"
    use_own_prolog
}
use_own_prolog() {
    [ -x "$own/bin/swipl" ] && use_prolog "$own/bin/swipl" || return 1
    home=$(find "$own/root" -name boot.prc | head -n 1)
    home=${home%/*}
    lib=$(find "$own/root" -name 'libswipl.so.*' | sort | head -n 1)
    path=$own/bin
}

find_prolog() {
    home='' lib='' path='' found_prolog=''
    if has swipl && use_prolog swipl; then return; fi
    if use_own_prolog; then return; fi
    if [ -z "$found_prolog" ]; then
        install_prolog || :
        hash -r
        if has swipl && use_prolog swipl; then return; fi
    fi
    if [ -z "$found_prolog" ] && unpack_prolog; then return; fi
    if [ -n "$found_prolog" ]; then
        found_prolog="found $((found_prolog / 10000)).$((found_prolog / 100 % 100)).$((found_prolog % 100))"
    fi
    die "needs SWI-Prolog 9.0.4 or newer (${found_prolog:-found none}): apt-get install swi-prolog-nox, dnf install pl, brew install swi-prolog, or https://www.swi-prolog.org/download/stable; then run this again"
}

# ---- Python ------------------------------------------------------------------------------------

new_enough() { has "$1" && "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        new_enough "$PYTHON" || die "needs Python 3.11 or newer, and PYTHON=$PYTHON is not"
        python=$PYTHON
        return
    fi
    for try in 1 2; do
        for python in python3 python3.14 python3.13 python3.12 python3.11 python; do
            if new_enough "$python"; then return; fi
        done
        if [ "$try" = 1 ] && ! apt_install python3 python3-venv; then break; fi
    done
    die "needs Python 3.11 or newer: found $(python3 -V 2>/dev/null || echo none); install one, or name it: PYTHON=/path/to/python3.11 ./lawmage.sh"
}

make_venv() {
    find_python
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
        apt_install "$package" || die "$python can't make a virtual environment; on Debian or Ubuntu: apt-get install $package"
    fi
    say "making $venv ($("$python" -V))"
    # One that was made for another checkout, or by a Python that is gone, is emptied first.
    "$python" -m venv ${for_checkout:+--clear} "$venv" >&2 || die "can't make a virtual environment in $venv (LAWMAGE_VENV names another place)"
}

# ---- The set-up --------------------------------------------------------------------------------

# set_up EXTRA: everything; the note is written last, so that a set-up broken off is done again.
set_up() {
    find_prolog
    if [ "$for_checkout" != "$here" ] || ! new_enough "$venv/bin/python"; then make_venv; fi
    say "installing lawmage and what it needs in $venv"
    if ! said=$(cd "$here" && "$venv/bin/python" -m pip install -q --disable-pip-version-check -e ".${1:+[$1]}" 2>&1); then
        printf '%s\n' "$said" >&2
        die "pip could not install lawmage in $venv; what it said is above"
    fi
    cp "$here/pyproject.toml" "$venv/lawmage.pyproject"
    {
        printf 'for_checkout=%s\n' "$(quoted "$here")"
        printf 'extra=%s\n' "$(quoted "$1")"
        printf 'home=%s\n' "$(quoted "$home")"
        printf 'lib=%s\n' "$(quoted "$lib")"
        printf 'path=%s\n' "$(quoted "$path")"
    } >"$note.new"
    mv "$note.new" "$note"
}

# is_set_up: for this checkout, by today's pyproject.toml, with a Python and a Prolog still there.
is_set_up() {
    [ "$for_checkout" = "$here" ] && [ -x "$venv/bin/python" ] &&
        cmp -s "$here/pyproject.toml" "$venv/lawmage.pyproject" || return 1
    if [ -n "$home" ]; then
        [ -f "$home/boot.prc" ] && [ -f "$lib" ]
    else
        has swipl
    fi
}

for_checkout='' extra='' home='' lib='' path=''
# shellcheck source=/dev/null
if [ -f "$note" ]; then . "$note"; fi
if [ "${1-}" = test ] && [ "$extra" != dev ]; then
    set_up dev
elif ! is_set_up; then
    set_up "$extra"
fi

if [ -n "$path" ]; then PATH=$path:$PATH; fi
if [ -n "$home" ] && [ -z "${LIBSWIPL_PATH:+${SWI_HOME_DIR:-}}" ]; then
    # With both set, PySwip need not ask swipl where they are.
    LIBSWIPL_PATH=$lib SWI_HOME_DIR=$home
    export LIBSWIPL_PATH SWI_HOME_DIR
fi
if [ "${1-}" = test ]; then
    shift
    cd "$here"
    PATH=$venv/bin:$PATH
    exec "$venv/bin/pytest" "$@"
fi
exec "$venv/bin/lawmage" "$@"
