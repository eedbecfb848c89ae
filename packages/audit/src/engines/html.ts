import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import type { RuleResult } from './axe.ts';

/**
 * Validates against the rules of the HTML standard, without those on the style of the source, because the browser
 * serializes the document in its own style.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'void-style': 'off' },
});

const check = { id: 'html:valid', title: 'HTML이 표준에 맞는다', criteria: ['K8.1.1', '4.1.2'] };

/** Validates the current document of the page. */
export async function runHtml(page: Page): Promise<RuleResult[]> {
  const source = await page.evaluate(() => `<!doctype html>\n${document.documentElement.outerHTML}`);
  const { results } = await validator.validateString(source);
  const messages = results.flatMap(({ messages: all }) => all).filter(({ severity }) => severity === 2);
  const problems = messages.map(({ ruleId, message, selector }) => ({
    selector: selector ?? '',
    html: '',
    message: `HTML 표준의 규칙 ${ruleId}에 맞지 않는다`,
    original: message,
  }));
  return [{ check, conclusion: problems.length > 0 ? 'failed' : 'passed', problems }];
}
