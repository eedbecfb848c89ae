/** The style elements that React Aria adds: touch handling of its buttons, and the hidden scroll bar under an overlay. */
const reactAriaStyles = ["'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"];

/**
 * The content security policy of the production page (CSP Level 3, Trusted Types).
 * Scripts come from the site alone, or stand in the page and are named here. The only policy that may make HTML is the sanitiser's.
 * `style-src-attr` is open because positions of overlays and widths of bars are set as attributes.
 * @param scripts the hashes of the scripts that stand in the page
 * @param embedOrigin the host of the documents under /embed/, null where it is the site's
 */
export const contentSecurityPolicy = (scripts: string[], embedOrigin: string | null) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src-elem 'self' ${reactAriaStyles.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self'${embedOrigin ? ` ${embedOrigin}` : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ');
