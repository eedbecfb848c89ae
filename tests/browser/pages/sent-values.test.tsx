/** What the forms send, and what they do afterwards. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { modalStore } from '#src/components/overlays/modal-store.ts';
import { myPageTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { autofillPurposes } from '#tests/browser/support/autofill.ts';
import { filledSignup } from '#tests/browser/support/filled-signup.ts';
import { button, contentField, messageModal, textbox, titleField } from '#tests/browser/support/locators.ts';
import { openSignupStep } from '#tests/browser/support/signup.ts';
import { callsOf, openSite, path, sentCode, settledText, store } from '#tests/browser/support/site.tsx';

// The page cannot intercept XMLHttpRequest, which reports the progress of an upload.
vi.mock('#src/api/upload.ts', () => ({ createUploadFetch: () => (request: Request) => fetch(request) }));

async function fillInquiry() {
  await openSite(paths.contact, null);
  await textbox('이름').fill('서이든');
  await textbox('이메일 앞부분').fill('eden@mail.example');
  await page.getByRole('textbox', { name: /^전화번호/ }).fill('01000000041');
  await titleField().fill('가입 절차');
  await contentField().fill('어떤 서류가 필요한가요?');
}

async function attachFiles(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The form takes no files.');
  await userEvent.upload(input, files);
}

test('an inquiry is stored with the files that were attached to it', async () => {
  await fillInquiry();
  await attachFiles(...['원고.txt', '신청서.txt'].map((name) => new File(['글'], name, { type: 'text/plain' })));
  await expect.element(page.getByText('신청서.txt')).toBeVisible();
  await button('등록').click();
  await expect.element(page.getByText('제출이 완료되었습니다.')).toBeVisible();
  const [inquiry] = store().inquiries.rows();
  expect(inquiry?.filePks).toHaveLength(2);
});

test('another inquiry that is typed after sending is not interrupted by a confirmation', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await fillInquiry();
  await button('등록').click();
  await expect.element(textbox('이름')).toHaveValue('');
  await textbox('이름').fill('서');
  vi.advanceTimersByTime(4000);
  vi.useRealTimers();
  await settledText(() => document.body.textContent);
  expect(modalStore.get()).toBeNull();
  expect(path()).toBe(paths.contact);
});

test('the search for a password sends the ID without the blanks around it', async () => {
  await openSite(paths.findPassword, null);
  await textbox('아이디').fill(' hanbit01 ');
  await textbox('이메일 앞부분').fill('hanbit01@mail.example');
  await button('전송').click();
  await expect.element(button('재전송')).toBeVisible();
  await textbox('인증번호').fill(sentCode('hanbit01@mail.example'));
  await button('인증').click();
  await button('비밀번호 찾기').click();
  await expect.element(page.getByRole('heading', { level: 1, name: '비밀번호 변경' })).toBeVisible();
  expect(callsOf('findMemberPassword').map(({ body }) => body)).toEqual([
    { member_id: 'hanbit01', member_email: 'hanbit01@mail.example' },
  ]);
});

test('a changed password empties the three fields', async () => {
  await openSite(subScreenTarget(paths.mypage, myPageTitle.password).to, 'hanbit01');
  await textbox('기존 비밀번호').fill('hanbit01!');
  for (const name of ['새 비밀번호', '새 비밀번호 확인']) await textbox(name).fill('garam2025!');
  await button('변경완료').click();
  await expect.element(page.getByText('비밀번호가 변경되었습니다.')).toBeVisible();
  for (const name of ['기존 비밀번호', '새 비밀번호', '새 비밀번호 확인'])
    await expect.element(textbox(name)).toHaveValue('');
});

test('a certificate is sent only after the question is confirmed', async () => {
  await openSite(subScreenTarget(paths.mypage, myPageTitle.enrollment).to, 'hanbit01');
  await expect.element(button('등록')).toBeVisible();
  await attachFiles(new File(['%PDF-1.4'], '재학증명서.pdf', { type: 'application/pdf' }));
  await button('등록').click();
  await expect.element(messageModal()).toMatchTextContent('재학증명서를 등록하시겠습니까?');
  expect(callsOf('enrollStudentCertificate')).toHaveLength(0);
  await messageModal().getByRole('button', { name: '등록' }).click();
  await expect.element(page.getByText('등록되었습니다.')).toBeVisible();
  expect(callsOf('enrollStudentCertificate')).toHaveLength(1);
});

test('the passwords of the second step are sent with the sign-up, and are not asked for again', async () => {
  await openSignupStep('기본정보 입력', filledSignup);
  for (const name of ['비밀번호', '비밀번호 확인']) await textbox(name).fill('haneul88!');
  for (const step of ['직장정보 입력', '학력정보 입력']) {
    await button('다음').click();
    await expect.element(page.getByRole('heading', { level: 2, name: step })).toHaveFocus();
  }
  await expect.element(page.getByRole('group', { name: '비밀번호' })).not.toBeInTheDocument();
  await button('다음').click();
  await expect
    .poll(() => callsOf('signup').map(({ body }) => body))
    .toMatchObject([{ member_password: 'haneul88!', member_re_password: 'haneul88!' }]);
});

test('a code can be pasted with blanks, and the fields name their purpose for autofill', async () => {
  await openSite(paths.findId, null);
  await textbox('인증번호').click();
  document.execCommand('insertText', false, ' 123 456\n');
  await expect.element(textbox('인증번호')).toHaveValue('123456');
  expect(autofillPurposes()).toEqual(['name', 'email', 'one-time-code']);
});

test('the form for a new password gives a password manager the ID, and accepts pasted passwords', async () => {
  const { router } = await openSite(paths.home, null);
  await router.navigate(paths.newPassword, { state: { member_id: 'hanbit01' } });
  for (const name of ['새 비밀번호', '새 비밀번호 확인']) {
    await textbox(name).click();
    document.execCommand('insertText', false, 'garam2025!');
    await expect.element(textbox(name)).toHaveValue('garam2025!');
  }
  expect(autofillPurposes()).toEqual(['username', 'new-password', 'new-password']);
  expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe('hanbit01');
});
