# What `course`, `test` and `.ci/optimize` share: the toolchain, the Debian packages, and a build that says little.
#
# Sourced, not run; `root` names the repository's folder. Everything said here goes to standard error, because the
# standard output of `course` may be read by a program. A set-up that cannot go on exits 3.

state=$root/.build/launch
# The Debian packages that are needed; `test` has a second list.
packages=$root/.ci/packages
swift_page=https://swift.org/install

say() { printf '%s\n' "$@" >&2; }
stop() { say "$@"; exit 3; }

# One line is rewritten where a person looks at a terminal; otherwise a few plain lines are printed.
live=
case " $* " in *" --plain "*) ;; *) [ -t 2 ] && [ "${TERM:-dumb}" != dumb ] && live=yes ;; esac
trap '[ -z "$live" ] || say ""; exit 130' INT

# --- Swift -----------------------------------------------------------------------------------------------------------

# Sets `swift` to the compiler on the PATH, and `toolchain` to what tells it from another one without starting it.
# Behind swiftly every toolchain has the same `swift`; there the configuration says which one is in use.
find_swift() {
  swift=$(type -P swift) || stop \
    "There is no Swift on the PATH. Install Swift 6.3 from $swift_page, then run this command again; or take a bundle (Docs/Bundle.md), which needs no Swift."
  toolchain=$(stat -Lc '%n %Y %s' "$swift" "${SWIFTLY_HOME_DIR:-${HOME-}/.local/share/swiftly}/config.json" 2>/dev/null)
}

# Swift 6.3 is the tested version. The package itself needs 6.2; what is newer is tried, and said so.
check_swift_version() {
  local answer version
  answer=$(cd -- "$root" && "$swift" --version 2>&1 </dev/null)
  [[ $answer =~ Swift\ version\ (([0-9]+)\.([0-9]+)[^ ]*) ]] || stop \
    "$swift does not say which Swift it is. Its answer to --version:" "$answer" \
    "Put Swift 6.3 first on the PATH; it is at $swift_page, with the Debian packages it needs."
  version=${BASH_REMATCH[1]}
  case ${BASH_REMATCH[2]}.${BASH_REMATCH[3]} in
    6.3) ;;
    [0-5].* | 6.[01]) stop "Swift $version is too old for the course. Install Swift 6.3 from $swift_page." ;;
    *) say "Swift $version: the course is tested with Swift 6.3; going on with this one." ;;
  esac
}

# --- Debian packages -------------------------------------------------------------------------------------------------

# Sets `missing` to the packages whose file is not there, and `missing_words` to what they are; asks no package manager.
find_missing_packages() {
  local package file words
  missing=() missing_words=()
  while read -r package file words; do
    case $package in '' | '#'*) continue ;; esac
    [ -e "/usr/$file" ] || [ -e "/usr/local/$file" ] || { missing+=("$package"); missing_words+=("  $words"); }
  done <"$packages"
}

install_missing_packages() {
  local as_root=() log=$state/packages.log
  find_missing_packages
  [ ${#missing[@]} -gt 0 ] || return 0
  type -P apt-get >/dev/null || stop "The course needs these libraries and tools, which are not installed:" \
    "${missing_words[@]}" "Install them the way your system does it, then run this command again."
  if [ "$(id -u)" != 0 ]; then
    can_use_sudo || stop "Some Debian packages are missing. Install them with this line, then run this command again:" \
      "  $(type -P sudo >/dev/null && echo 'sudo ')apt-get install -y ${missing[*]}" \
      "It has to run as root."
    as_root=(sudo)
  fi
  say "Installing ${missing[*]} (apt)${as_root:+, with sudo} ..."
  # The lists of a new machine are empty and those of an old one are stale: fetch them when installing fails.
  apt_get install "${missing[@]}" >"$log" 2>&1 ||
    { apt_get update >>"$log" 2>&1 && apt_get install "${missing[@]}" >>"$log" 2>&1; } ||
    { tail -n 15 -- "$log" >&2; packages_failed; }
  find_missing_packages
  [ ${#missing[@]} -eq 0 ] || packages_failed
}

packages_failed() {
  stop "apt could not install them. The log: $log" "Try it by hand, then run this command again:" \
    "  ${as_root:+sudo }apt-get update && ${as_root:+sudo }apt-get install -y ${missing[*]}"
}

# sudo may ask for a password only where somebody can type it.
can_use_sudo() {
  type -P sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 0 ]; }
}

apt_get() {
  local verb=$1
  shift
  DEBIAN_FRONTEND=noninteractive ${as_root[@]+"${as_root[@]}"} apt-get "$verb" -q -y \
    -o DPkg::Lock::Timeout=300 -o APT::Install-Recommends=false "$@" </dev/null 9>&-
}

# --- Building --------------------------------------------------------------------------------------------------------

# Only one launcher sets up or builds at a time; a second one waits and then finds the work done.
lock() {
  mkdir -p -- "$state" 2>/dev/null && [ -w "$state" ] || stop "The build needs to write to $state, and cannot."
  exec 9>"$state/lock"
  type -P flock >/dev/null || return 0 # Swift's own lock on the build folder remains
  flock -n 9 && return
  say "Another ./course or ./test is building here; waiting for it."
  flock 9
}

unlock() { exec 9>&-; }

# Swift's caches hold absolute paths, so after the repository was moved or copied a build on top of an old one fails.
forget_a_build_from_elsewhere() {
  local place=
  [ ! -r "$state/place" ] || place=$(<"$state/place")
  [ -z "$place" ] || [ "$place" = "$root" ] ||
    find "$root/.build" -mindepth 1 -maxdepth 1 ! -name launch -exec rm -rf -- {} +
  printf '%s\n' "$root" >"$state/place"
}

# A build that is done leaves a stamp: it holds the toolchain and has the time at which the build began. Change times are
# compared, not modification times, so that a file put back with its old date counts as changed too. In a checkout that was
# copied everything is newer, and yet the same: then the content decides.
is_fresh() { # STAMP
  local changed now
  [ -r "$1" ] && [ "$(<"$1")" = "$toolchain" ] || return
  changed=$(find "$root/Package.swift" "$root/Sources" -cnewer "$1" -print -quit) && [ -z "$changed" ] && return
  [ -r "$1.content" ] && printf '%s\n' "$toolchain" 2>/dev/null >"$1.again" &&
    now=$(content 2>/dev/null) && [ -n "$now" ] && [ "$(<"$1.content")" = "$now" ] && mv -f -- "$1.again" "$1"
}

content() {
  (set -o pipefail
    cd -- "$root" && find Package.swift Sources -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum)
}

# stamped STAMP COMMAND...: runs the command; what it did is as old as the moment at which it began.
stamped() {
  local stamp=$1
  shift
  printf '%s\n' "$toolchain" >"$stamp.new"
  rm -f -- "$stamp.content"
  content >"$stamp.content.new" 2>/dev/null
  "$@" && mv -f -- "$stamp.content.new" "$stamp.content" && mv -f -- "$stamp.new" "$stamp"
}

# build WHAT LOG ARGUMENT...: `swift build ARGUMENT...`, its output to LOG. Shows what is wrong when it fails.
build() {
  local what=$1 log=$2 note='' status began=$SECONDS
  shift 2
  [ -e "$log" ] || note=' (the first time takes minutes)'
  forget_a_build_from_elsewhere
  announce "Building $what$note"
  (cd -- "$root" && exec "$swift" build "$@") 2>&1 </dev/null 9>&- | show_progress "Building $what$note" >"$log"
  status=${PIPESTATUS[0]}
  if [ "$status" = 0 ]; then
    conclude "Built $what in $((SECONDS - began)) s."
    return 0
  fi
  conclude "Building $what failed."
  grep -v '^\[[0-9]*/[0-9]*\] ' -- "$log" >&2
  say "The whole log: $log"
  return 1
}

announce() {
  if [ -n "$live" ]; then printf '%s ...' "$1" >&2; else say "$1 ..."; fi
}
conclude() {
  [ -z "$live" ] || printf '\r\033[K' >&2
  say "$1"
}

# Passes every line on. Swift's `[12/80] Compiling …` becomes `12 of 80` on the line that is rewritten.
show_progress() {
  local line step
  while IFS= read -r line || [ -n "$line" ]; do
    printf '%s\n' "$line"
    [ -n "$live" ] || continue
    case $line in
      '['[0-9]*/[0-9]*'] '*)
        step=${line%%]*}
        step=${step#[}
        printf '\r\033[K%s: %s of %s ...' "$1" "${step%/*}" "${step#*/}" >&2
        ;;
    esac
  done
}

# --- The optimized program -------------------------------------------------------------------------------------------

optimized=$root/.build/release/course
is_optimized() { [ -x "$optimized" ] && is_fresh "$state/optimized.stamp"; }

# Lets the optimized program be built unseen (.ci/optimize), unless that is going on or has failed with these very sources.
optimize_in_the_background() {
  local failed=$state/optimize-failed
  if is_fresh "$failed.stamp"; then
    is_fresh "$failed.said" ||
      say "The optimized program could not be built; the course runs without it, more slowly. To see why: $root/.ci/optimize"
    printf '%s\n' "$toolchain" >"$failed.said"
  elif type -P flock nice setsid >/dev/null && ! is_optimizing; then
    [ -x "$optimized" ] ||
      say "An optimized program is being built in the background; until it takes over, answers take a little longer."
    setsid --fork nice -n 19 "$root/.ci/optimize" --in-the-background </dev/null >/dev/null 2>&1
  fi
}

# Whoever optimizes holds this lock; a session that was written down may be long gone, and its number another's.
is_optimizing() { [ -e "$state/optimize.lock" ] && ! flock -n "$state/optimize.lock" true; }

# Ends it with all that it started; the next one goes on from there.
stop_optimizing() {
  local session stat fields found=yes
  [ -r "$state/optimize.session" ] && is_optimizing || return 0
  session=$(<"$state/optimize.session")
  say "Stopped optimizing the course in the background; ./course goes on with that."
  while [ -n "$found" ]; do
    found=
    for stat in /proc/[0-9]*/stat; do
      # PID (NAME) STATE PARENT GROUP SESSION …; the name may hold anything.
      read -r -d '' fields 2>/dev/null <"$stat"
      set -- ${fields##*) }
      [ "${4-}" = "$session" ] && [ "${1-}" != Z ] || continue
      stat=${stat%/stat}
      kill -KILL "${stat##*/}" 2>/dev/null && found=yes
    done
  done
  rm -f -- "$state/optimize.session"
}
