/**
 * The ports of the servers of the end-to-end tests. They differ from those of `npm start`. From 4191 to 5059 there is no
 * port to which `fetch` and browsers refuse to connect (Fetch Standard, "port blocking").
 */
const ports = {
  /** The mock server behind the production build. */
  mock: 4210,
  /** The production build. */
  site: 4270,
  /** The development server of `npm start`, with the mock in the service worker. */
  development: 4280,
  /** The site with the development build of React, which reports hydration mismatches. */
  hydration: 4290,
  /** The production build with the clock that the tests of other engines set. */
  engines: 4300,
};

/**
 * Returns the ports of the servers.
 * @param shift E2E_PORT_SHIFT, a number that is added to all ports, so that two working copies can test at the same time
 */
export const shiftedPorts = (shift: number): typeof ports => ({
  mock: ports.mock + shift,
  site: ports.site + shift,
  development: ports.development + shift,
  hydration: ports.hydration + shift,
  engines: ports.engines + shift,
});
