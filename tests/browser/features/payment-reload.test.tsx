import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storePayment } from '#src/features/payment/stored-payment.ts';
import { reloadPage } from '#src/lib/browser/leave-site.ts';
import { reloadForNewVersion } from '#src/lib/browser/new-version.ts';
import { button } from '#tests/browser/support/locators.ts';
import { publishNewVersion } from '#tests/browser/support/new-version.ts';
import { openSite } from '#tests/browser/support/site.tsx';

vi.mock(import('#src/lib/browser/leave-site.ts'), async (original) => ({ ...(await original()), reloadPage: vi.fn() }));

test('a page of an older build is not reloaded while the result of a payment is open', async () => {
  sessionStorage.clear();
  storePayment({ mbrRefNo: 'HB20251105-000317', goods: '연회비' });
  await publishNewVersion();
  await openSite('/membership?sucess=true&aid=&amount=200000', 'hanbit07', (path) =>
    path === '/v1/front/pg/approvalCallback'
      ? Response.json({ success: true, data: { approved: true, pay_info_pk: 9034, amount: 200_000 }, error: null })
      : null,
  );
  await expect.element(page.getByRole('dialog').getByText('확인됨', { exact: true })).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
  await button('확인').click();
  expect(reloadForNewVersion({ isLeaving: true })).toBe(true);
});
