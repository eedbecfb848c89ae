import type { Environment } from '#tools/environment/environment.ts';
import { postcodePage } from './embed-services.ts';
import { policyHash } from './prerender/assets.ts';

/** The style element that React Aria adds to a page without an element of this id (usePress of react-aria). */
export const reactAriaStyle = {
  id: 'react-aria-pressable-style',
  text: '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
};

/** Returns the sources that allow addresses, each a URL of another host or a path of the site. */
const sourcesOf = (addresses: readonly (string | null)[]): string[] => [
  "'self'",
  ...new Set(addresses.flatMap((address) => (address?.startsWith('http') ? [new URL(address).origin] : []))),
];

/**
 * Returns the content security policy of a production page (CSP Level 3, Trusted Types). Only scripts of the site and
 * inline scripts with a listed hash run. Only the sanitiser may create HTML. `style-src-attr` allows inline styles,
 * because positions of overlays and widths of bars are style attributes.
 * @param scripts the hashes of the inline scripts. prerender/html.ts adds those of a page's styles
 * @param environment the addresses of the documents in frames, of the API and of the reports
 */
export const contentSecurityPolicy = (scripts: readonly string[], environment: Environment) =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src-elem 'self' ${policyHash(reactAriaStyle.text)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${sourcesOf([environment.VITE_API_BASE, environment.VITE_REPORT_ADDRESS]).join(' ')}`,
    `frame-src ${sourcesOf([environment.VITE_EMBED_ORIGIN, postcodePage(environment)]).join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ');
