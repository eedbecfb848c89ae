#!/usr/bin/env bash
# Serves a build with nginx, without rights of the system. It writes to RUN_FOLDER alone.
#   API_ORIGIN=https://api.society.example SITE_HOST=www.society.example bash start.sh
# PROXIES lists the networks of the proxies in front, whose header X-Forwarded-For names the visitors.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
: "${API_ORIGIN:?is not set, such as https://api.society.example}" "${SITE_HOST:?is not set, such as www.society.example}"
site=${SITE_FOLDER:-/site} run=${RUN_FOLDER:-/tmp/society}
[[ $API_ORIGIN =~ ^(https?)://([A-Za-z0-9.-]+)(:([0-9]+))?/?$ ]] || { echo "API_ORIGIN is no origin: $API_ORIGIN" >&2; exit 1; }
scheme=${BASH_REMATCH[1]} host=${BASH_REMATCH[2]} port=${BASH_REMATCH[4]}
[ -n "$port" ] || { [ "$scheme" = https ] && port=443 || port=80; }
[[ $SITE_HOST$host =~ ^[A-Za-z0-9.-]+$ && ${PROXIES-} =~ ^[0-9A-Fa-f.:/\ ]*$ ]] || { echo "SITE_HOST or PROXIES is wrong" >&2; exit 1; }

mkdir -p "$run/nginx"
for file in "$site"/hosting/nginx/*.conf; do
  sed "s|/path/of/the/release/hosting/nginx|$run/nginx|g; s|/path/of/the/release|$site|g" "$file" > "$run/nginx/${file##*/}"
done
for network in ${PROXIES-}; do echo "set_real_ip_from $network;"; done > "$run/proxies.conf"
sed "s|{{RUN}}|$run|g; s|{{SCHEME}}|$scheme|g; s|{{API_HOST}}|$host|g; s|{{API_PORT}}|$port|g; s|{{SITE_HOST}}|$SITE_HOST|g
  s|{{EMBED_HOST}}|${EMBED_HOST:-embed.invalid}|g; s|{{PORT}}|${PORT:-8080}|g" "$here/nginx.conf" > "$run/nginx.conf"

# At SIGTERM, nginx would end downloads. At SIGQUIT it waits for them.
trap 'kill -QUIT $nginx' TERM INT
nginx -e stderr -c "$run/nginx.conf" &
nginx=$!
status=0
wait $nginx || status=$?
[ ! -e "/proc/$nginx" ] || { status=0; wait $nginx || status=$?; }
exit $status
