import { chooseByKeyboard, tabAndType, tabTo } from '#e2e/support/keyboard.ts';
import { exactTextbox, statusMessage } from '#e2e/support/locators.ts';
import { member, submitLogin } from '#e2e/support/login.ts';
import { openMyPage, saveButton } from '#e2e/support/my-page.ts';
import { expect, test } from '#e2e/support/test.ts';
import { readEmailedCode } from '#e2e/support/verification-code.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('basic info edited by keyboard is saved with the verified email address', async ({ page }) => {
  const verify = page.getByRole('button', { name: '인증', exact: true });
  await openMyPage(page, '기본정보', { path: '/mypage' });
  await expect(page.getByRole('definition')).toHaveText(['일반회원', member.name, member.id]);
  await expect(exactTextbox(page, '영문이름')).toHaveValue('Garam Kim');
  await tabAndType(page, exactTextbox(page, '영문이름'), 'Kim Garam');
  await chooseByKeyboard(page, page.getByRole('combobox', { name: '생년월일 년도' }), '1988년');
  await chooseByKeyboard(page, page.getByRole('combobox', { name: '생년월일 월' }), '2월');
  await chooseByKeyboard(page, page.getByRole('combobox', { name: '생년월일 일' }), '29일');
  await tabTo(page, page.getByRole('radio', { name: '남' }));
  await page.keyboard.press('ArrowRight');
  await tabAndType(page, exactTextbox(page, '상세주소'), '7층');
  await tabAndType(page, exactTextbox(page, '휴대폰 번호'), '01087654321');
  await tabAndType(page, exactTextbox(page, '이메일 앞부분'), 'garam.new');
  await tabTo(page, page.getByRole('button', { name: '전송' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '재전송' })).toBeFocused();
  await expect(saveButton(page)).toHaveAccessibleDescription('이메일 인증을 완료해 주세요.');
  await tabAndType(page, exactTextbox(page, '인증번호'), await readEmailedCode(page, 'garam.new@mail.example'));
  await tabTo(page, verify);
  await page.keyboard.press('Enter');
  await expect(statusMessage(page, '인증이 완료되었습니다.')).toBeVisible();
  await tabTo(page, saveButton(page));
  await page.keyboard.press('Enter');
  await expect(statusMessage(page, '정보가 변경되었습니다.')).toContainText('한빛화장품과학회');
  await page.reload();
  await expect(exactTextbox(page, '영문이름')).toHaveValue('Kim Garam');
  await expect(page.getByRole('combobox', { name: '생년월일 일' })).toContainText('29일');
  await expect(page.getByRole('radio', { name: '여' })).toBeChecked();
  await expect(exactTextbox(page, '상세주소')).toHaveValue('7층');
  await expect(exactTextbox(page, '휴대폰 번호')).toHaveValue('010-8765-4321');
  await expect(exactTextbox(page, '이메일 앞부분')).toHaveValue('garam.new');
});

test('a certificate chosen by keyboard is uploaded after a confirmation and replaces the previous one', async ({
  page,
}) => {
  const register = page.getByRole('button', { name: '등록', exact: true });
  const confirmation = page.getByRole('alertdialog');
  await openMyPage(page, '재학인증', { id: 'hanbit05' });
  await expect(page.getByText('인증 실패')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '재학증명서 파일 선택' }));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  const buffer = Buffer.alloc(2048, 'a');
  await (await chooser).setFiles({ name: '재학증명서.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('listitem').filter({ hasText: '학생증 사진.jpg' })).toContainText('(교체 예정)');
  await expect(page.getByRole('listitem').filter({ hasText: '재학증명서.pdf' })).toContainText('2 KB');
  await tabTo(page, register);
  await page.keyboard.press('Enter');
  await expect(confirmation).toContainText('재학증명서를 등록하시겠습니까?');
  await expect(confirmation.getByRole('button', { name: '등록' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(statusMessage(page, '등록되었습니다.')).toBeVisible();
  await expect(page.getByText('인증 대기')).toBeVisible();
  await expect(page.getByRole('list', { name: '재학증명서 목록' }).getByRole('listitem')).toHaveText([
    /^재학증명서\.pdf/,
  ]);
});

test('the next login needs the password that was changed by keyboard', async ({ page }) => {
  await openMyPage(page, '비밀번호 변경');
  await tabAndType(page, exactTextbox(page, '기존 비밀번호'), 'hanbit02!');
  await tabAndType(page, exactTextbox(page, '새 비밀번호'), 'garam2025!');
  await tabAndType(page, exactTextbox(page, '새 비밀번호 확인'), 'garam2025!');
  await page.keyboard.press('Enter');
  await expect(exactTextbox(page, '기존 비밀번호')).toHaveAccessibleDescription('기존 비밀번호가 일치하지 않습니다.');
  await exactTextbox(page, '기존 비밀번호').focus();
  await tabAndType(page, exactTextbox(page, '기존 비밀번호'), member.password);
  await page.keyboard.press('Enter');
  await expect(statusMessage(page, '비밀번호가 변경되었습니다.')).toBeVisible();
  await expect(exactTextbox(page, '기존 비밀번호')).toHaveValue('');
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
  await submitLogin(page);
  await expect(page.getByRole('alert')).toHaveText('아이디 또는 비밀번호를 확인해 주세요.');
  await submitLogin(page, { ...member, password: 'garam2025!' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'MY', exact: true })).toBeVisible();
});
