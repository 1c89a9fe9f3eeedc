#!/usr/bin/env bash
# Gradescope builds its autograder image with this. Pack it with run_autograder, the bundle (course-*.tar.gz) and the pack
# (a folder `pack`, whole, with its hidden scenarios) into one ZIP.
set -eu
mkdir -p /autograder/course
tar -xzf /autograder/source/course-*.tar.gz -C /autograder/course --strip-components=1
