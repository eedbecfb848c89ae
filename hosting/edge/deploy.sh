#!/usr/bin/env bash
# Publishes the current release to Cloudflare Workers, with its posts and the assets of recent releases. The other arguments go
# to wrangler. It uploads what has changed, and the former version stays until all files have arrived.
#   bash hosting/edge/deploy.sh /srv/society --domain www.society.kr --var API_ORIGIN:https://api.society.kr
set -euo pipefail
root=${1:?the folder of the releases is missing}
files=$(mktemp -d "$root/.edge.XXXXXX")
trap 'rm -rf "$files"' EXIT
# wrangler follows no links.
cp -RL "$root/current/." "$files"
npx --yes wrangler@4.164.0 deploy --config "$files/hosting/edge/wrangler.json" "${@:2}"
