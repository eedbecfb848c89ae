#!/usr/bin/env bash
# Publishes a build beside the earlier releases, or rolls back. docs/hosting.md describes the folder.
#   npm run release -- /srv/society [--reload "nginx -s reload"] [--build dist]
#   npm run release -- /srv/society [--reload "nginx -s reload"] --rollback
set -euo pipefail
export LC_ALL=C
umask 022

fail() {
  echo "release: $1" >&2
  exit 1
}

# Runs a command, and ends with one line if it fails.
try() {
  local output
  output=$("$@" 2>&1) || case $output in
    *'No space left on device'* | *'quota exceeded'*) fail "the disk of $root is full. Free some space, then run it again." ;;
    *'Permission denied'* | *'not permitted'* | *'Read-only'*)
      fail "no permission to write to $root. Run the command as the owner of the folder." ;;
    *) fail "${output##*$'\n'}" ;;
  esac
}

usage='Use it like this: npm run release -- /srv/society --reload "nginx -s reload"'
root='' build=dist reload='' action=publish
while [ $# -gt 0 ]; do
  case $1 in
    --build | --reload) [ -n "${2-}" ] || fail "$1 needs a value. $usage"
      printf -v "${1#--}" %s "$2"
      shift ;;
    --rollback) action=roll_back ;;
    -*) fail "unknown option $1. $usage" ;;
    *) [ -z "$root" ] || fail "$1 is not an option. $usage"
      root=$1 ;;
  esac
  shift
done

# Prints the release that a link names, or nothing.
linked() {
  if [ -d "$root/$1" ]; then basename "$(readlink "$root/$1")"; fi
}

# Sets a link in one step, so that a reader finds the former or the new release.
set_link() {
  try ln -sfn "releases/$2" "$root/.$1"
  try mv -T "$root/.$1" "$root/$1"
}

run_reload() {
  [ -z "$reload" ] || bash -c "$reload" 9>&-
}

# Makes a release current. The time of its folder says when a release ceased to be current.
switch_to() {
  local former
  former=$(linked current)
  [ -z "$former" ] || try touch "$root/releases/$former"
  set_link current "$1"
  if ! run_reload; then
    [ -n "$former" ] || fail "\"$reload\" failed. There is no other release to return to, so $1 stays current."
    set_link current "$former"
    run_reload || true
    fail "\"$reload\" failed. The release $former is current again."
  fi
  [ -z "$former" ] || [ "$former" = "$1" ] || set_link previous "$former"
  echo "The release $1 is current."
  [ -n "$reload" ] || echo 'Now make the web server read its configuration again, such as: nginx -s reload'
}

# Checks the build, and sets its version. The build writes site.json last.
check_build() {
  local file asset remedy='Run npm run build.'
  for file in hosting/site.json version.json index.html 404.html; do
    [ -s "$build/$file" ] || fail "$build/$file is missing, so $build has no complete build. $remedy"
  done
  while read -r asset; do
    [ -s "$build$asset" ] || fail "a page of $build names $asset, which is missing. $remedy"
  done < <(grep -rhoE --include='*.html' '/assets/[A-Za-z0-9_.-]+\.[a-z0-9]+' "$build" | sort -u)
  version=$(sed -n 's/.*"version": *"\([A-Za-z0-9_.-]*\)".*/\1/p' "$build/version.json")
}

# Copies the build to a folder that nothing serves, and moves it to the releases when it is complete.
publish() {
  check_build
  local id staged=$root/.new
  id=$(date -u +%Y%m%dT%H%M%S%3NZ)-$version
  try rm -rf "$staged"
  try mkdir -p "$root/releases" "$root/assets"
  try cp -R --preserve=timestamps "$build" "$staged"
  # The web server has another user.
  try chmod -R a+rX "$staged"
  try find "$staged/assets" -type f -fprintf "$staged/hosting/assets.txt" '%f\n'
  try sed -i "s|/path/of/the/release|$root/releases/$id|g" "$staged"/hosting/nginx/*.conf
  # After a power failure, the disk must not have the link without the files.
  try sync -f "$staged"
  try find "$staged/assets" -type f -exec mv -f -t "$root/assets" {} +
  try rm -rf "$staged/assets"
  # The folder has the assets of all recent releases, for the pages in open tabs.
  try ln -s ../../assets "$staged/assets"
  try mv -T "$staged" "$root/releases/$id"
  switch_to "$id"
}

roll_back() {
  local id
  id=$(linked previous)
  [ -n "$id" ] || fail "$root has no earlier release to return to."
  switch_to "$id"
}

# Deletes what ceased to be current more than 30 days ago, and the assets that no release has any more.
delete_expired() {
  local release
  try find "$root/releases" -mindepth 1 -maxdepth 1 -mmin +43200 ! -name "$(linked current)" ! -name "$(linked previous)" \
    -exec rm -rf {} +
  for release in "$root"/releases/*; do
    [ -f "$release/hosting/assets.txt" ] || fail "no asset is deleted, because $release has no list of its assets."
  done
  comm -23 <(find "$root/assets" -type f -printf '%f\n' | sort) <(sort -u "$root"/releases/*/hosting/assets.txt) |
    (cd "$root/assets" && xargs -r -d '\n' rm -f)
}

[ -n "$root" ] || fail "the folder of the releases is missing. $usage"
[ -d "$root" ] || fail "$root is missing. Create it: mkdir -p $root"
root=$(cd "$root" && pwd -P)
[[ $root =~ ^[A-Za-z0-9/._\ -]+$ ]] || fail "$root has characters that nginx may not read. Choose another folder."
try touch "$root/release.lock"
exec 9>> "$root/release.lock"
flock --nonblock 9 || fail "another release to $root is running. Wait until it has ended."
trap 'rm -rf "$root/.new"' EXIT
$action
delete_expired
