// @module-tag slow

import { test } from 'vitest';
import { page } from 'vitest/browser';
import type { OperationId } from '#mocks/generated/operations.ts';
import { paths } from '#src/navigation/paths.ts';
import type { ScreenId } from '#src/navigation/screens.ts';
import { screenTarget } from '#src/navigation/target.ts';
// Loaded with the first modal; loading it in advance keeps the first test from timing out.
import '#src/components/overlays/message-modal.tsx';
import { button, expectVisible, textbox } from '#tests/browser/support/locators.ts';
import { createOutcomeTable, type OutcomeRoute, testOutcomes } from '#tests/browser/support/outcomes.ts';
import { sentCode, visit } from '#tests/browser/support/site.tsx';
import { visibleTexts } from '#tests/browser/support/visible-messages.ts';

const member = 'hanbit01';

const openMyPage = (screen: ScreenId) => visit(screenTarget(screen).to);

async function fillEmail(local: string, domain: string) {
  await textbox('이메일 앞부분').fill(`${local}@${domain}`);
}

async function verifyEmail(local: string, domain: string) {
  await fillEmail(local, domain);
  await button('전송').click();
  await expectVisible(page.getByText(/인증번호가 발송되었습니다/));
  await textbox('인증번호').fill(sentCode(`${local}@${domain}`));
  await button('인증').click();
  await expectVisible(page.getByText('인증이 완료되었습니다.', { exact: true }));
}

/** Opens a form of My Page, edits it, and saves it. */
const saveSubScreen = (screen: ScreenId, edit: () => Promise<unknown> = async () => undefined): OutcomeRoute => ({
  visitors: [member],
  async arrange() {
    await openMyPage(screen);
    await expectVisible(button('변경완료'));
    await edit();
  },
  act: () => button('변경완료').click(),
});

/** Reads the descriptions, the first field values, the file and the status of a sub-screen of My Page, once it has its form. */
function readSubScreen(): string {
  if (!document.querySelector('main form')) return `${performance.now()}`;
  const inputs = [...document.querySelectorAll<HTMLInputElement>('main form input:not([type=radio], [type=file])')];
  const values = inputs.map(({ value }) => value).filter(Boolean);
  const parts = [
    ...visibleTexts('main dd'),
    ...values.slice(0, 2),
    ...visibleTexts('main form li'),
    ...visibleTexts('main [data-status]'),
  ];
  return `화면: ${parts.join(' · ') || '빈 양식'}`;
}

const routes: Partial<Record<OperationId, OutcomeRoute>> = {
  sendEmailVerification: {
    async arrange() {
      await visit(paths.findId);
      await fillEmail('hanbit01', 'mail.example');
    },
    act: () => button('전송').click(),
  },
  verifyCode: {
    async arrange() {
      await visit(paths.findId);
      await fillEmail('hanbit01', 'mail.example');
      await button('전송').click();
      await expectVisible(page.getByText(/인증번호가 발송되었습니다/));
      await textbox('인증번호').fill('000000');
    },
    act: () => button('인증').click(),
  },
  findMemberId: {
    async arrange() {
      await visit(paths.findId);
      await textbox('이름').fill('김가람');
      await verifyEmail('hanbit01', 'mail.example');
    },
    act: () => button('아이디 찾기').click(),
    readContent: () => visibleTexts('main strong').join(' '),
  },
  findMemberPassword: {
    async arrange() {
      await visit(paths.findPassword);
      await textbox('아이디').fill('hanbit01');
      await verifyEmail('hanbit01', 'mail.example');
    },
    act: () => button('비밀번호 찾기').click(),
  },
  resetPw: {
    async arrange() {
      await visit({ pathname: paths.newPassword, state: { member_id: 'hanbit01' } });
      await textbox('새 비밀번호').fill('garam2025!');
      await textbox('새 비밀번호 확인').fill('garam2025!');
    },
    act: () => button('변경').click(),
  },
  changePw: saveSubScreen('password', async () => {
    await textbox('기존 비밀번호').fill('hanbit01!');
    await textbox('새 비밀번호').fill('garam2025!');
    await textbox('새 비밀번호 확인').fill('garam2025!');
  }),
  getMemberInfo: { visitors: [member], act: () => openMyPage('basic'), readContent: readSubScreen },
  modifyMemberInfo: saveSubScreen('basic'),
  getMemberCompanyInfo: {
    visitors: [member],
    act: () => openMyPage('company'),
    readContent: readSubScreen,
  },
  modifyMemberCompanyInfo: saveSubScreen('company'),
  getMemberEduInfo: { visitors: [member], act: () => openMyPage('education'), readContent: readSubScreen },
  modifyMemberEduInfo: saveSubScreen('education'),
  getStudentCertificate: {
    visitors: [member],
    act: () => openMyPage('enrollment'),
    readContent: readSubScreen,
  },
  enrollStudentCertificate: {
    visitors: [member],
    async arrange() {
      await openMyPage('enrollment');
      await expectVisible(button('등록'));
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      await page.elementLocator(input ?? document.body).upload(new File(['재학'], '재학증명서.pdf'));
      await expectVisible(page.getByText('재학증명서.pdf'));
      await button('등록').click();
      await expectVisible(page.getByRole('alertdialog'));
    },
    act: () => page.getByRole('alertdialog').getByRole('button', { name: '등록' }).click(),
  },
};

const table = createOutcomeTable();

testOutcomes(table, { routes });

test('the table of all outcomes equals the checked-in table', () => table.expectSnapshot('account.md'));
