import type { BrowserContext } from '@playwright/test';

const binding = 'reportPolicyViolation';

/**
 * Collects the violations of content security policies, from headers and `meta` elements, in all pages and frames of a
 * context (CSP Level 3, section 5.1). Call it before the first page is opened. Pages without JavaScript report nothing.
 * @returns a line for each violation, with the document, the directive, and what was blocked; it grows during the test
 */
export async function watchPolicyViolations(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  await context.exposeBinding(binding, ({ frame }, text: string) => void found.push(`${frame.url()}: ${text}`));
  await context.addInitScript((name) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, name);
      if (typeof report === 'function') report(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  }, binding);
  return found;
}
