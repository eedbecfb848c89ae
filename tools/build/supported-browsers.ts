/**
 * The oldest version of each browser that the site supports, by the name that Vite uses for it. Two functions without a
 * fallback decide them: `URL.canParse` in Chrome and Edge, and `AbortSignal.any`, with which every request has a time
 * limit, in Firefox and Safari.
 */
const supportedBrowsers = {
  chrome: '120',
  edge: '120',
  firefox: '124',
  safari: '17.4',
  ios: '17.4',
};

/**
 * Vite's `build.target`. The output uses ES2022, which all supported browsers can run. If a version in the list needed
 * older syntax, Vite would translate the output for it.
 */
export const buildTarget = [
  'es2022',
  ...Object.entries(supportedBrowsers).map(([browser, version]) => `${browser}${version}`),
];
