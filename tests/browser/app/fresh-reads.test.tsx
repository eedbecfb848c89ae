/** The contract lists the reads that each write changes, and tests/unit/site/query-client.test.ts shows that they are reloaded. */
import { expect, test } from 'vitest';
import { myPageTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { button, textbox } from '#tests/browser/support/locators.ts';
import { callsOf, openSite, requestsSettled } from '#tests/browser/support/site.tsx';

test('a saved profile is read again from the server, although the cache never expires', async () => {
  const target = subScreenTarget(paths.mypage, myPageTitle.company);
  await openSite(target.to, 'hanbit01', undefined, Number.POSITIVE_INFINITY);
  await textbox('상세주소').fill('Changed value');
  expect(callsOf('getMemberCompanyInfo')).toHaveLength(1);
  await button('변경완료').click();
  await expect.poll(() => callsOf('getMemberCompanyInfo').length).toBe(2);
  await requestsSettled();
  expect(callsOf('getMemberCompanyInfo')).toHaveLength(2);
  await expect.element(textbox('상세주소')).toHaveValue('Changed value');
});
