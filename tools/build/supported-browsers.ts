/**
 * The oldest version of each browser that the site supports, by the name that Vite uses for it. `docs/frontend.md` lists
 * the versions with the feature that decides each. A test compares both.
 */
export const supportedBrowsers = {
  chrome: '120',
  edge: '120',
  firefox: '124',
  safari: '17.4',
  ios: '17.4',
} as const;

/**
 * Vite's `build.target`. The syntax stays at ES2022, which all supported browsers know. The versions state for which
 * browsers the build is made: a browser that needed older syntax would change the output.
 */
export const buildTarget = [
  'es2022',
  ...Object.entries(supportedBrowsers).map(([browser, version]) => `${browser}${version}`),
];
