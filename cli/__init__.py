"""The command line of lawmage."""
