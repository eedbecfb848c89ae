import { test as base, expect, type Page } from '@playwright/test';
import { watchPolicyViolations } from './policy-violations.ts';
import { translatePage } from './translate-page.ts';
import { isHydrated } from './wait.ts';

/** Makes `goto` and `reload` wait for hydration, because prerendered controls do nothing before. */
function waitForHydration(page: Page, isTranslated: boolean) {
  const untilHydrated = async () => {
    await page.waitForFunction(isHydrated);
    if (isTranslated) await page.evaluate(translatePage);
  };
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await untilHydrated();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await untilHydrated();
    return response;
  };
}

type Fixtures = {
  /** Console output that a test causes on purpose, such as the browser's message about a response with status 500. */
  expectedConsole: RegExp[];
  /** Violations of a content security policy that a test causes on purpose. */
  expectedViolations: RegExp[];
  /** The violations of content security policies in the pages of the test; the list grows during the test. */
  policyViolations: string[];
  /** Whether the browser translates each page. */
  isTranslated: boolean;
  watch: undefined;
};

/**
 * Playwright's test with a separate session of the mock, which rejects requests that violate the contract. A test fails
 * on unexpected console output, on errors of the page, and on violations of a content security policy.
 */
export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  expectedViolations: [[], { option: true }],
  isTranslated: [false, { option: true }],
  policyViolations: [
    async ({ context, expectedViolations }, use) => {
      const violations = await watchPolicyViolations(context);
      await use(violations);
      const unexpected = violations.filter((line) => !expectedViolations.some((pattern) => pattern.test(line)));
      expect(unexpected, 'violations of a content security policy').toEqual([]);
    },
    { auto: true },
  ],
  watch: [
    async ({ context, baseURL, expectedConsole, javaScriptEnabled, isTranslated }, use, info) => {
      const output: string[] = [];
      await context.addCookies([{ name: 'mock-session', value: `${info.testId}-${info.retry}`, url: baseURL ?? '' }]);
      const watchPage = (page: Page) => {
        if (javaScriptEnabled !== false) waitForHydration(page, isTranslated);
        // Playwright intercepts file choosers only after a listener was added, which an immediate key press would precede.
        page.on('filechooser', () => undefined);
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) output.push(message.text());
        });
        page.on('pageerror', (error) => output.push(error.message));
      };
      context.on('page', watchPage);
      await use(undefined);
      // React renders a section again that was translated before its hydration.
      const expectedLines = isTranslated ? [...expectedConsole, /React error #418/] : expectedConsole;
      const unexpected = output.filter((line) => !expectedLines.some((pattern) => pattern.test(line)));
      expect(unexpected, 'unexpected console output').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
