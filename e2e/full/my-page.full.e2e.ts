import { errorSummary, exactTextbox, statusMessage } from '#e2e/support/locators.ts';
import { logInOnScreen, member, submitLogin } from '#e2e/support/login.ts';
import { myPagePath, openMyPage, saveButton } from '#e2e/support/my-page.ts';
import { startScenario } from '#e2e/support/scenario.ts';
import { expect, test } from '#e2e/support/test.ts';
import { readEmailedCode } from '#tools/audit/screens/verification-code.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const saved = '정보가 변경되었습니다.';
/** Returns a PDF file for a file chooser. @param size in bytes */
const pdfFile = (name = '재학증명서.pdf', size = 2048) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(size, 'a'),
});

test('a guest gets the login modal and the login screen', async ({ page }) => {
  await page.goto('/mypage');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('alertdialog')).toContainText('로그인이 필요합니다.');
});

test('each of the seven sidebar links opens a screen with its own URL', async ({ page }) => {
  await openMyPage(page, '기본정보', { path: '/mypage' });
  const menu = page.getByRole('navigation', { name: '마이페이지' });
  const titles = await menu.getByRole('link').allTextContents();
  expect(titles).toHaveLength(7);
  for (const title of titles) {
    await menu.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`마이페이지 ${title}`);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(menu.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(`${title} | 마이페이지 | 한빛화장품과학회`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
});

test('basic info shows stored values and saves changes', async ({ page }) => {
  await openMyPage(page, '기본정보', { path: '/mypage' });
  await expect(page.getByRole('definition')).toHaveText(['일반회원', '김가람', 'hanbit01']);
  const english = page.getByRole('textbox', { name: '영문이름' });
  await expect(english).toHaveValue('Garam Kim');
  await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toHaveValue('010-0000-0001');
  await english.fill('Kim Garam');
  await saveButton(page).click();
  await expect(statusMessage(page, saved)).toContainText('한빛화장품과학회');
  await page.reload();
  await expect(english).toHaveValue('Kim Garam');
});

test('a new email address is saved only after verification', async ({ page }) => {
  await openMyPage(page, '기본정보', { path: '/mypage' });
  const local = page.getByRole('textbox', { name: '이메일 앞부분' });
  await local.fill('garam.new');
  await saveButton(page).click();
  await expect(statusMessage(page, '기존 주소로 유지되었습니다.')).toBeVisible();
  await expect(local).toHaveValue('hanbit01');

  await local.fill('garam.new');
  await page.getByRole('button', { name: '전송' }).click();
  await expect(page.getByRole('button', { name: '재전송' })).toBeVisible();
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(saveButton(page)).toHaveAccessibleDescription('이메일 인증을 완료해 주세요.');
  await page.getByRole('textbox', { name: '인증번호' }).fill(await readEmailedCode(page, 'garam.new@mail.example'));
  await page.getByRole('button', { name: '인증', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '인증이 완료되었습니다.' })).toBeVisible();
  await saveButton(page).click();
  await expect(statusMessage(page, saved)).toBeVisible();
  await page.reload();
  await expect(local).toHaveValue('garam.new');
});

test('a workplace is saved with a listed position or a typed one', async ({ page }) => {
  await openMyPage(page, '직장정보', { id: 'hanbit03' });
  await expect(page.getByRole('button', { name: /직위/ })).toContainText('기타(직접입력)');
  const typed = page.getByRole('textbox', { name: '직위 직접입력' });
  await expect(typed).toHaveValue('산학협력단 기술이전 담당');
  await page.getByRole('button', { name: /직위/ }).click();
  await page.getByRole('option', { name: '교수', exact: true }).click();
  await expect(typed).toBeHidden();
  await saveButton(page).click();
  await expect(statusMessage(page, saved)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /직위/ })).toContainText('교수');
  await expect(page.getByRole('textbox', { name: '전화번호' })).toHaveValue('042-000-0000');
});

test('education records can be added, removed and saved', async ({ page }) => {
  await openMyPage(page, '학력정보', { id: 'hanbit02' });
  await page.getByRole('button', { name: '추가' }).click();
  const second = page.getByRole('group', { name: '학력정보 02' });
  await expect(second.getByRole('textbox', { name: '출신학교' })).toBeFocused();
  await expect(second.getByRole('button', { name: /국가/ })).toContainText('대한민국');
  await second.getByRole('textbox', { name: '출신학교' }).fill('한울대학교');
  await second.getByRole('textbox', { name: '전공' }).fill('화학');
  await second.getByRole('button', { name: /학위/ }).click();
  await page.getByRole('option', { name: '박사과정' }).click();
  await second.getByRole('textbox', { name: '졸업년도' }).fill('2030년');
  await saveButton(page).click();
  await expect(statusMessage(page, saved)).toBeVisible();
  await page.reload();
  await expect(second.getByRole('textbox', { name: '졸업년도' })).toHaveValue('2030');
  await page.getByRole('button', { name: '학력정보 02 삭제' }).click();
  await saveButton(page).click();
  await expect(statusMessage(page, saved)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: '학력정보 01' })).toBeVisible();
  await expect(second).toHaveCount(0);
});

test('a certificate is uploaded after confirmation, replaces the previous one, and is pending', async ({ page }) => {
  await openMyPage(page, '재학인증', { id: 'hanbit05' });
  const status = page.getByText('인증 실패');
  await expect(status).toBeVisible();
  const button = page.getByRole('button', { name: '등록' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('파일을 업로드 후 등록해주세요.');
  await page.locator('input[type=file]').setInputFiles(pdfFile());
  await expect(page.getByRole('listitem').filter({ hasText: '학생증 사진.jpg' })).toContainText('(교체 예정)');
  await expect(page.getByRole('listitem').filter({ hasText: '재학증명서.pdf' })).toContainText('2 KB');
  await button.click();
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation).toContainText('재학증명서를 등록하시겠습니까?');
  await confirmation.getByRole('button', { name: '취소' }).click();
  await expect(status).toBeVisible();
  await button.click();
  await confirmation.getByRole('button', { name: '등록' }).click();
  await expect(statusMessage(page, '등록되었습니다.')).toBeVisible();
  await expect(page.getByText('인증 대기')).toBeVisible();
  await expect(page.getByRole('list', { name: '재학증명서 목록' }).getByRole('listitem')).toHaveText([
    /^재학증명서\.pdf/,
  ]);
});

test('the next login needs the changed password', async ({ page }) => {
  await openMyPage(page, '비밀번호 변경');
  await exactTextbox(page, '기존 비밀번호').fill('hanbit02!');
  await exactTextbox(page, '새 비밀번호').fill('garam2025!');
  await exactTextbox(page, '새 비밀번호 확인').fill('garam2025!');
  await saveButton(page).click();
  await expect(statusMessage(page, '기존 비밀번호가 일치하지 않습니다.').first()).toBeVisible();
  await expect(exactTextbox(page, '기존 비밀번호')).toHaveAccessibleDescription('기존 비밀번호가 일치하지 않습니다.');
  await exactTextbox(page, '기존 비밀번호').fill('hanbit01!');
  await saveButton(page).click();
  await expect(statusMessage(page, '비밀번호가 변경되었습니다.')).toBeVisible();
  await expect(exactTextbox(page, '기존 비밀번호')).toHaveValue('');
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/');
  await logInOnScreen(page, { ...member, password: 'garam2025!' });
});

test('a withdrawal can be cancelled, and opens the home page after its toast', async ({ page }) => {
  await openMyPage(page, '기본정보', { path: '/mypage' });
  await page.getByRole('link', { name: '회원탈퇴' }).click();
  await expect(page.getByText('정말 회원탈퇴 하시겠습니까?')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: '마이페이지' }).getByRole('link', { name: '기본정보' }),
  ).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: '취소' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '기본정보' })).toBeVisible();
  expect(await page.evaluate(() => window.history.state.usr)).toEqual({ step: '기본정보' });

  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await page.getByRole('link', { name: '회원탈퇴' }).click();
  await page.getByRole('button', { name: '회원탈퇴' }).click();
  await expect(statusMessage(page, '회원탈퇴가 완료되었습니다. 잠시후 홈으로 이동합니다.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toContainText('SMS 인증번호가 발송되었습니다.');
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL('/');
  expect(calls).toEqual([]);
});

test('a member with missing data sees empty fields and can fill them in', async ({ page }) => {
  await openMyPage(page, '기본정보', { id: 'da.on', path: '/mypage' });
  await expect(page.getByRole('definition').first()).toHaveText('일반회원');
  await expect(page.getByRole('radio', { name: '남' })).toBeChecked();
  await saveButton(page).click();
  await expect(errorSummary(page).getByRole('link')).toHaveText([
    '영문이름을 입력해 주세요.',
    '생년월일을 선택해 주세요.',
    '우편번호를 입력해 주세요.',
    '주소를 입력해 주세요.',
    '상세주소를 입력해 주세요.',
  ]);
  await page.goto(myPagePath('학력정보'));
  await expect(page.getByRole('group', { name: '학력정보 01' }).getByRole('textbox', { name: '출신학교' })).toHaveValue(
    '',
  );
  await page.goto(myPagePath('재학인증'));
  await expect(page.getByRole('listitem').filter({ hasText: '이름 없음' })).toContainText('크기 정보 없음');
  await page.goto(myPagePath('직장정보'));
  await expect(page.getByRole('button', { name: /직위/ })).toContainText('직위선택');
});

test('a login after a session that expired on submit restores the typed values', async ({ page }) => {
  await openMyPage(page, '직장정보');
  const name = page.getByRole('textbox', { name: '직장명(국문)' });
  await name.fill('새로운 연구소');
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith('modifyMemberCompanyInfo') && requests.push(request.url()));
  const endScenario = await startScenario(page, 'modifyMemberCompanyInfo', 'sessionExpired');
  await saveButton(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('세션이 만료되어 로그아웃됩니다.');
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await endScenario();
  await submitLogin(page);
  await expect(page).toHaveURL(myPagePath('직장정보'));
  await page.getByRole('button', { name: '이어서 작성' }).click();
  await expect(name).toHaveValue('새로운 연구소');
  expect(requests).toHaveLength(1);
  await saveButton(page).click();
  await expect(statusMessage(page, saved)).toBeVisible();
});

test('values saved in one tab update the other tab, or show a message there if it has unsaved changes', async ({
  page,
  context,
}) => {
  await openMyPage(page, '직장정보');
  const other = await context.newPage();
  await other.goto(myPagePath('직장정보'));
  const [field, otherField] = [page, other].map((tab) => tab.getByRole('textbox', { name: '직장명(영문)' }));
  await field?.fill('Here');
  await saveButton(page).click();
  await expect(statusMessage(page, saved)).toBeVisible();
  const returnToTab = () => other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await returnToTab();
  await expect(otherField ?? other.locator('none')).toHaveValue('Here');

  await otherField?.fill('There');
  await field?.fill('Here again');
  await saveButton(page).click();
  await expect(statusMessage(page, saved).first()).toBeVisible();
  await returnToTab();
  await expect(statusMessage(other, '이 정보가 다른 창에서 변경되었습니다.')).toBeVisible();
  await expect(otherField ?? other.locator('none')).toHaveValue('There');
  await other.getByRole('button', { name: '변경된 내용 불러오기' }).click();
  await expect(otherField ?? other.locator('none')).toHaveValue('Here again');
});
