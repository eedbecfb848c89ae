// @module-tag slow

import { expect, test, vi } from 'vitest';
import { reloadPage } from '#src/lib/browser/leave-site.ts';
import { markInput } from '#src/lib/browser/new-version.ts';
import { FormSteps } from '#src/pages/signup/form-steps.ts';
import { emptySignupDraft } from '#src/pages/signup/signup-draft.ts';
import { button } from '#tests/browser/support/locators.ts';
import { publishNewVersion } from '#tests/browser/support/new-version.ts';
import { openSignupStep } from '#tests/browser/support/signup.ts';
import { expectConsole } from '#tests/support/console.ts';

vi.mock(import('#src/lib/browser/leave-site.ts'), async (original) => ({ ...(await original()), reloadPage: vi.fn() }));

test('the terms step of an older build loads the newer version when the code of the next steps is gone', async () => {
  expectConsole(/dynamically imported module/);
  vi.spyOn(FormSteps, 'preload').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: a.js'));
  await openSignupStep('회원약관 동의', { ...emptySignupDraft, terms: { service: true, privacy: true } });
  markInput();
  await publishNewVersion();
  expect(reloadPage).not.toHaveBeenCalled();
  await button('다음').click();
  await expect.poll(() => vi.mocked(reloadPage).mock.calls.length).toBe(1);
});
