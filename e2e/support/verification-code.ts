import type { Page } from '@playwright/test';

/** Returns the verification code that the mock sent to an email address last. @throws Error when no code was sent */
export async function readEmailedCode(page: Page, email: string): Promise<string> {
  const mails: unknown = await (await page.request.get('/api/mock/codes')).json();
  const mail = Array.isArray(mails) ? mails.find((candidate) => candidate.email === email) : undefined;
  if (typeof mail?.code !== 'string') throw new Error(`No code was sent to ${email}.`);
  return mail.code;
}
