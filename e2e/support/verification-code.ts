import { expect, type Page } from '@playwright/test';

/** The code that the mock sent to an address last, as its reader would find it in the mail. */
export async function codeFor(page: Page, email: string): Promise<string> {
  const mails: { email: string; code: string }[] = await (await page.request.get('/api/mock/codes')).json();
  const code = mails.find((mail) => mail.email === email)?.code;
  expect(code, `a code was sent to ${email}`).toBeDefined();
  return code ?? '';
}

/** Another code of six digits. */
export const wrongCode = (code: string): string => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
