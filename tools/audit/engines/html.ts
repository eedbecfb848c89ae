import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import type { RuleResult } from './axe.ts';

/**
 * The rules of the standard, without those on the style of the source: a document written out by the browser has the
 * browser's.
 */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'], rules: { 'void-style': 'off' } });

const check = { id: 'html:valid', title: 'HTML이 표준에 맞는다', criteria: ['K8.1.1', '4.1.2'] };

/** Validates the document as the browser has it now. */
export async function runHtml(page: Page): Promise<RuleResult[]> {
  // What the audit and its engines have put there is not the site's.
  const source = await page.evaluate(() => `<!doctype html>\n${document.documentElement.outerHTML}`);
  const { results } = await validator.validateString(source);
  const messages = results.flatMap(({ messages: all }) => all).filter(({ severity }) => severity === 2);
  const problems = messages.map(({ ruleId, message, selector }) => ({
    selector: selector ?? '',
    html: '',
    message: `${ruleId}: ${message}`,
  }));
  return [{ check, conclusion: problems.length > 0 ? 'failed' : 'passed', problems }];
}
