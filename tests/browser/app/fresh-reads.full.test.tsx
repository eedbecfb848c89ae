/**
 * After each operation with `x-changes` in the contract, the site shows the new data, although in these tests a cached
 * response never becomes stale by itself.
 */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { docxFile } from '#mocks/files/office.ts';
import { changedReads } from '#src/api/generated/changed-reads.ts';
import '#src/components/overlays/message-modal.tsx';
import '#src/features/payment/payment-dialog.tsx';
import '#src/features/payment/return/payment-completed.tsx';
import { storePayment } from '#src/features/payment/stored-payment.ts';
import '#src/pages/archive/archive-page.tsx';
import '#src/pages/mypage/my-page.tsx';
import '#src/pages/society/abstracts/abstract-modal.tsx';
import { conferenceStep, menuTitle, myPageTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { postFormTarget, postTarget, subScreenTarget } from '#src/navigation/target.ts';
import { button, contentField, expectVisible, textbox, titleField } from '#tests/browser/support/locators.ts';
import { callsOf, handleOperation, openSite, requestsSettled, store } from '#tests/browser/support/site.tsx';

const openWithLastingCache = (target: { to: string }, member: string) =>
  openSite(target.to, member, undefined, Number.POSITIVE_INFINITY);

const attach = async (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await page.elementLocator(input ?? document.body).upload(file);
};

const myPage = (title: string) => subScreenTarget(paths.mypage, title);
const forum = subScreenTarget(paths.information, menuTitle.forum);
const fees = subScreenTarget(paths.membership, menuTitle.annualFee);
const registrations = subScreenTarget(paths.society, menuTitle.registration, conferenceStep.registrations);

/** Changes one field of a profile form and saves it. The new value must come from the server on both screens. */
async function testProfileForm(
  screen: string,
  label: string,
  read: Parameters<typeof callsOf>[0],
  member = 'hanbit01',
) {
  const { router } = await openWithLastingCache(myPage(screen), member);
  await textbox(label).fill('Changed value');
  expect(callsOf(read)).toHaveLength(1);
  await button('변경완료').click();
  await expect.poll(() => callsOf(read).length).toBe(2);
  await requestsSettled();
  expect(callsOf(read)).toHaveLength(2);
  await expect.element(textbox(label)).toHaveValue('Changed value');
  await router.navigate(myPage(myPageTitle.password).to);
  await router.navigate(myPage(screen).to);
  await expect.element(textbox(label)).toHaveValue('Changed value');
}

const tests: Record<keyof typeof changedReads, () => Promise<void>> = {
  async saveForum() {
    const { router } = await openWithLastingCache(forum, 'hanbit01');
    const oldLink = page.getByRole('link', { name: /^추계학술대회 포스터 규격/ });
    await expectVisible(oldLink);
    await router.navigate(postTarget('community', 664, menuTitle.forum).to);
    await expectVisible(page.getByText('포스터 규격이 A0 세로형이 맞는지 궁금합니다.'));
    await router.navigate(postFormTarget({ pk: 664, title: '', content: '', files: [] }).to);
    await titleField().fill('고친 제목');
    await contentField().fill('고친 내용');
    await button('수정').click();
    await expectVisible(page.getByRole('link', { name: /^고친 제목/ }));
    await expect.element(oldLink).not.toBeInTheDocument();
    await page
      .getByRole('link', { name: /^고친 제목/ })
      .first()
      .click();
    await expectVisible(page.getByText('고친 내용'));
  },
  modifyMemberInfo: () => testProfileForm(myPageTitle.basic, '상세주소', 'getMemberInfo'),
  modifyMemberCompanyInfo: () => testProfileForm(myPageTitle.company, '상세주소', 'getMemberCompanyInfo'),
  modifyMemberEduInfo: () => testProfileForm(myPageTitle.education, '전공', 'getMemberEduInfo', 'hanbit02'),
  async enrollStudentCertificate() {
    await openWithLastingCache(myPage(myPageTitle.enrollment), 'hanbit01');
    await expectVisible(button('등록'));
    await attach(new File(['재학'], '재학증명서.pdf'));
    await button('등록').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '등록' }).click();
    await expect.poll(() => callsOf('getStudentCertificate').length).toBe(2);
    await expectVisible(page.getByText('인증 대기'));
    await requestsSettled();
    expect(callsOf('getStudentCertificate')).toHaveLength(2);
  },
  async uploadConferenceAbstract() {
    const list = subScreenTarget(paths.society, menuTitle.abstracts, conferenceStep.abstracts);
    const { router } = await openWithLastingCache(list, 'hanbit01');
    store().clock.set(Date.parse('2025-10-20T10:00:00+09:00'));
    const rows = page.getByRole('link', { name: /^초록 확인 ?, / });
    await expectVisible(rows);
    const countBefore = rows.elements().length;
    await router.navigate(subScreenTarget(paths.society, menuTitle.abstracts).to);
    await button('초록 등록').click();
    await expectVisible(page.getByRole('dialog', { name: '등록 옵션' }));
    await attach(new File([docxFile('새 초록', ['본문'], 20_000)], '새 초록.docx'));
    await expectVisible(page.getByText(/해당 파일로 등록하시겠습니까/));
    await page.getByRole('dialog').getByRole('button', { name: '등록', exact: true }).click();
    await button('확인').click();
    await router.navigate(list.to);
    await expect.poll(() => rows.elements().length).toBe(countBefore + 1);
  },
  async createTransferInfo() {
    const { router } = await openWithLastingCache(registrations, 'hanbit07');
    await expect.poll(() => callsOf('getRegisterInfo').length).toBe(1);
    await router.navigate(fees.to);
    await button('납부하기').click();
    await page.getByText('무통장 입금').click();
    expect(callsOf('getAnnualFeePaid')).toHaveLength(1);
    await button('결제').click();
    await expect.poll(() => callsOf('getAnnualFeePaid').length).toBe(2);
    expect(callsOf('getRegisterInfo')).toHaveLength(1);
    await button('확인').click();
    await router.navigate(registrations.to);
    await expect.poll(() => callsOf('getRegisterInfo').length).toBe(2);
  },
  async pgApprovalCallback() {
    const { router } = await openWithLastingCache(registrations, 'hanbit07');
    await expect.poll(() => callsOf('getRegisterInfo').length).toBe(1);
    await router.navigate(fees.to);
    await expectVisible(button('납부하기'));
    expect(callsOf('getAnnualFeePaid')).toHaveLength(1);
    storePayment({ mbrRefNo: 'HB20251105-000317', goods: '연회비' });
    handleOperation('pgApprovalCallback', async () =>
      Response.json({ success: true, data: { approved: true, pay_info_pk: 9034, amount: 200_000 }, error: null }),
    );
    await router.navigate(`${paths.membership}?sucess=true&aid=`);
    await expectVisible(page.getByRole('dialog').getByText('확인됨', { exact: true }));
    await expect.poll(() => callsOf('getAnnualFeePaid').length).toBe(2);
    await button('확인').click();
    await router.navigate(registrations.to);
    await expect.poll(() => callsOf('getRegisterInfo').length).toBe(2);
  },
};

beforeEach(() => sessionStorage.clear());

test('every operation with x-changes has a test here', () => {
  expect(Object.keys(tests).sort()).toEqual(Object.keys(changedReads).sort());
});

test.each(Object.entries(tests))('after %s the site shows new data, although the cache never expires', (_name, run) =>
  run(),
);
