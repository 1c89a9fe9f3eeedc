# `./course bundle FILE.tar.gz` or `FILE.deb`: the program with all that it needs on a machine without Swift.
#
# Sourced by the launcher, after the build. The tree is the same in both: bin, lib/course, share; everything is found from
# the program's own place, so it may stand anywhere. The same sources give the same bytes.

bundle() {
  local out=${1-} stage tree version machine
  case $out in
    *.tar.gz | *.tgz | *.deb) ;;
    *) say "Name the file to write, by its ending an archive or a Debian package:" \
      "  ./course bundle course.tar.gz" "  ./course bundle course.deb"; exit 2 ;;
  esac
  case $out in /*) ;; *) out=$PWD/$out ;; esac
  [ -d "${out%/*}" ] && [ -w "${out%/*}" ] || stop "${out%/*} cannot be written to."
  packages=$root/.ci/bundle-packages install_missing_packages
  version=$("$program" --version --format json </dev/null | sed -n 's/.*"version": "\([^"]*\)".*/\1/p' | head -n 1)
  machine=$(uname -m)
  stage=$(mktemp -d) || stop "There is no room for temporary files."
  # shellcheck disable=SC2064
  trap "rm -rf -- '$stage'" EXIT
  tree=$stage/course-$version-linux-$machine
  fill_tree "$tree" || stop "The bundle could not be put together; nothing was written."
  case $out in
    *.deb) write_package "$tree" "$out" "$version" ;;
    *) write_archive "$stage" "${tree##*/}" "$out" ;;
  esac || stop "$out could not be written."
  say "Wrote $out, $(du -h -- "$out" | cut -f 1)."
}

# Everything that a bundle has, below a folder.
fill_tree() {
  local tree=$1 library shell
  local share=$tree/share/course
  mkdir -p "$tree/bin" "$tree/lib/course" "$share" "$tree/share/doc/course/licenses" || return
  install -m 755 "$program" "$tree/bin/course" || return
  patchelf --set-rpath '$ORIGIN/../lib/course' "$tree/bin/course" || return
  while read -r library; do
    install -m 644 "$library" "$tree/lib/course/" || return
    patchelf --set-rpath '$ORIGIN' "$tree/lib/course/${library##*/}" || return
    license_of "$library" "$tree/share/doc/course/licenses" || return
  done < <(private_libraries | sort -u)
  cp -R "$root/Exercises" "$root/Data" "$share/" || return
  mkdir -p "$share/codemirror" && (cd /usr/share/javascript/codemirror &&
    cp -L --parents lib/codemirror.js lib/codemirror.css mode/swift/swift.js \
      addon/edit/{matchbrackets,closebrackets}.js addon/comment/comment.js "$share/codemirror/") || return
  license_of /usr/share/javascript/codemirror/lib/codemirror.js "$tree/share/doc/course/licenses" || return
  cp "$root/README.md" "$tree/share/doc/course/" || return
  mkdir -p "$tree/share/man/man1" "$tree/share/man/de/man1" || return
  "$program" man --language en </dev/null | gzip -9n >"$tree/share/man/man1/course.1.gz" || return
  "$program" man --language de </dev/null | gzip -9n >"$tree/share/man/de/man1/course.1.gz" || return
  for shell in bash-completion/completions/course=bash zsh/vendor-completions/_course=zsh \
    fish/vendor_completions.d/course.fish=fish; do
    mkdir -p "$tree/share/${shell%/*}" && "$program" completions "${shell#*=}" --language en </dev/null >"$tree/share/${shell%=*}" || return
  done
  chmod -R u+rwX,go+rX,go-w "$tree"
}

# What the program is linked with and opens, but for the C and C++ libraries that every system has of its own.
private_libraries() {
  local server
  server=$(/sbin/ldconfig -p | sed -n 's/.*libmicrohttpd\.so\.12 .*=> //p' | head -n 1)
  printf '%s\n' "$server"
  ldd "$program" "$server" | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p' |
    grep -vE '/(libc|libm|libdl|libpthread|librt|libresolv|ld-linux[^/]*|libgcc_s|libstdc\+\+)\.so'
}

# The license that a library or file came with: Debian's copyright file, or the toolchain's.
license_of() {
  local file=$1 folder=$2 package
  package=$(dpkg -S "$(readlink -f "$file")" 2>/dev/null | sed 's/:.*//' | head -n 1)
  if [ -n "$package" ] && [ -r "/usr/share/doc/$package/copyright" ]; then
    cp -L "/usr/share/doc/$package/copyright" "$folder/$package"
  else
    cp "${swift%/bin/*}/share/swift/LICENSE.txt" "$folder/swift"
  fi
}

write_archive() {
  tar --create --directory "$1" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --format=gnu "$2" |
    gzip -9n >"$3.new" && mv -f -- "$3.new" "$3"
}

write_package() {
  local tree=$1 out=$2 version=$3 usr
  usr=$tree.deb/usr
  mkdir -p "$tree.deb/DEBIAN" && mv "$tree" "$usr" || return
  gzip -9n "$usr/share/doc/course/README.md"
  cat "$usr"/share/doc/course/licenses/* >"$usr/share/doc/course/copyright"
  cat >"$tree.deb/DEBIAN/control" <<CONTROL
Package: course
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: The course's authors <course@localhost>
Depends: libc6 (>= 2.35), libgcc-s1, libstdc++6 (>= 12)
Installed-Size: $(du -sk "$usr" | cut -f 1)
Section: education
Priority: optional
Description: course on SwiftUI's alignment guides
 Exercises in real SwiftUI source that are laid out, compared with stored frames, explained and drawn, on any
 machine: in the terminal, in editors and as a live page.
CONTROL
  find "$tree.deb" -exec touch -h -d @0 {} +
  SOURCE_DATE_EPOCH=0 dpkg-deb --root-owner-group --build "$tree.deb" "$out" >/dev/null
}
