"""The rules, in Prolog: data of this package, found with ``importlib.resources.files("lawmage.kb")``."""
