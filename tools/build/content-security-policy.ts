/** The hashes of the style elements that React Aria adds at run time. */
const reactAriaStyles = ["'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"];

type PolicyOptions = { embedOrigin: string | null; reportAddress: string | null };

/**
 * Returns the content security policy of the production page (CSP Level 3, Trusted Types). Only scripts of the site and
 * inline scripts with a listed hash run. Only the sanitiser may create HTML. `style-src-attr` allows inline styles,
 * because positions of overlays and widths of bars are style attributes.
 * @param scripts the hashes of the inline scripts
 * @param options.reportAddress the URL to which the site reports failures, or null
 * @param options.embedOrigin the origin of the documents under /embed/, or null if it is the site's
 */
export const contentSecurityPolicy = (scripts: string[], { embedOrigin, reportAddress }: PolicyOptions) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src-elem 'self' ${reactAriaStyles.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${reportAddress?.startsWith('http') ? ` ${new URL(reportAddress).origin}` : ''}`,
    `frame-src 'self'${embedOrigin ? ` ${embedOrigin}` : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ');
