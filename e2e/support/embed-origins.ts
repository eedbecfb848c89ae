/**
 * The origins in the builds for the tests of embedded documents. Nothing listens on these ports: the tests map each host
 * to a server on a free port. Browsers treat `*.localhost` as secure, like the published site.
 */
export const embedOrigins = {
  /** The site, if the embedded documents have a host of their own. */
  site: 'http://www.localhost:4701',
  embed: 'http://embed.localhost:4701',
  postcode: 'http://postcode.localhost:4702',
  map: 'http://map.localhost:4702',
  /** The pictures of the map. */
  tiles: 'http://tiles.localhost:4702',
};

const services = {
  POSTCODE_SCRIPT: `${embedOrigins.postcode}/postcode.js`,
  MAP_SCRIPT: `${embedOrigins.map}/map.js`,
  MAP_ORIGINS: embedOrigins.tiles,
};

/** The variables of a build whose embedded documents are on the host of the site. */
export const siteHostVariables: Record<string, string> = services;

/** The variables of a build whose embedded documents have a host of their own. */
export const embedHostVariables: Record<string, string> = {
  ...services,
  SITE_ORIGIN: embedOrigins.site,
  VITE_EMBED_ORIGIN: embedOrigins.embed,
};
