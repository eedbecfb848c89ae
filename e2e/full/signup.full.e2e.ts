import type { Page } from '@playwright/test';
import { chooseByKeyboard, tabTo } from '#e2e/support/keyboard.ts';
import { horizontalOverflow } from '#e2e/support/layout.ts';
import { errorSummary, exactTextbox, statusMessage } from '#e2e/support/locators.ts';
import { logInOnScreen } from '#e2e/support/login.ts';
import { startScenario } from '#e2e/support/scenario.ts';
import { guest, nextButton, resumeSignupAt, retypePasswords, signupEmail, stepHeading } from '#e2e/support/signup.ts';
import { expect, test } from '#e2e/support/test.ts';
import { wrongCode } from '#e2e/support/verification-code.ts';
import { verifySignupEmail } from '#tools/audit/screens/signup.ts';
import { readEmailedCode } from '#tools/audit/screens/verification-code.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const stepBar = (page: Page) => page.getByRole('navigation', { name: '회원가입 단계' });

/** Types a text. Each tab character in it is a press of the Tab key. */
async function typeWithTabs(page: Page, text: string) {
  for (const [index, part] of text.split('\t').entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(part);
  }
}

/** Selects an option of a drop-down by keyboard, and presses Tab. */
async function chooseFromList(page: Page, list: RegExp, text: string) {
  await chooseByKeyboard(page, page.getByRole('button', { name: list }).last(), text);
  await page.keyboard.press('Tab');
}

test('a guest can sign up by keyboard and log in', async ({ page }) => {
  const { keyboard } = page;
  const sent = page.waitForRequest('**/v1/front/signup');
  await page.goto('/auth/signup');
  await page.getByRole('region', { name: '서비스 이용 약관 전문' }).focus();
  await tabTo(page, page.getByRole('checkbox', { name: '서비스 이용 약관에 동의합니다.' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: '개인정보 수집 및 정책에 동의합니다.' }));
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(stepHeading(page, '기본정보 입력')).toBeFocused();

  await keyboard.press('Tab');
  await typeWithTabs(page, `${guest.name}\t${guest.english}\t`);
  await chooseFromList(page, /생년월일 년도/, '1988년');
  await chooseFromList(page, /생년월일 월/, '2월');
  await chooseFromList(page, /생년월일 일/, '29일');
  await expect(page.getByRole('radio', { name: '남' })).toBeFocused();
  await keyboard.press('ArrowRight');
  await typeWithTabs(page, `\t${guest.id}\t`);
  await expect(page.getByRole('button', { name: '확인', exact: true })).toBeFocused();
  await keyboard.press('Enter');
  await expect(statusMessage(page, '사용할 수 있는 아이디입니다.')).toBeVisible();
  await typeWithTabs(page, `\t${guest.password}\t\t${guest.password}\t\t\t`);
  await expect(page.getByRole('button', { name: '우편번호 찾기' })).toBeFocused();
  await keyboard.press('Enter');
  const search = page.getByRole('dialog', { name: '주소찾기' });
  await expect(search).toBeFocused();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('textbox')).toBeVisible();
  await tabTo(page, frame.getByRole('textbox'));
  await typeWithTabs(page, '은하마루');
  await keyboard.press('Enter');
  await expect(frame.getByRole('status')).toHaveText('1건');
  await tabTo(page, frame.getByRole('button', { name: /은하로 34/ }));
  await keyboard.press('Enter');
  await expect(search).toHaveCount(0);
  await expect(exactTextbox(page, '상세주소')).toBeFocused();
  await expect(exactTextbox(page, '우편번호')).toHaveValue('01235');
  await expect(exactTextbox(page, '주소')).toHaveValue('서울특별시 한빛구 은하로 34 (은하동, 은하마루아파트)');
  await typeWithTabs(page, `101동 1203호\t01000000031\t${guest.local}@`);
  await expect(exactTextbox(page, '이메일 도메인')).toBeFocused();
  await typeWithTabs(page, `${guest.domain}\t\t`);
  await expect(page.getByRole('button', { name: '전송', exact: true })).toBeFocused();
  await keyboard.press('Enter');
  await expect(statusMessage(page, '인증번호가 발송되었습니다.')).toBeVisible();
  await keyboard.press('Tab');
  await expect(exactTextbox(page, '인증번호')).toBeFocused();
  await typeWithTabs(page, await readEmailedCode(page, signupEmail));
  await keyboard.press('Enter');
  await expect(statusMessage(page, '인증이 완료되었습니다.')).toBeVisible();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '인증', exact: true })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');

  await expect(stepHeading(page, '직장정보 입력')).toBeFocused();
  await keyboard.press('Tab');
  await typeWithTabs(page, '온새미화장품연구소\tOnsaemi Cosmetics Research\t');
  await chooseFromList(page, /직위/, '기타(직접입력)');
  await expect(exactTextbox(page, '직위 직접입력')).toBeFocused();
  await typeWithTabs(page, '겸임교수\t020000000');
  await expect(exactTextbox(page, '전화번호')).toHaveValue('02-000-0000');
  await keyboard.press('Enter');

  await expect(stepHeading(page, '학력정보 입력')).toBeFocused();
  await keyboard.press('Tab');
  await typeWithTabs(page, '한울대학교\t화학공학\t');
  await chooseFromList(page, /학위/, '학사');
  await typeWithTabs(page, '2011\t\t');
  await expect(page.getByRole('button', { name: '추가' })).toBeFocused();
  await keyboard.press('Enter');
  const second = page.getByRole('group', { name: '학력정보 02' });
  await expect(second.getByRole('textbox', { name: '출신학교' })).toBeFocused();
  await typeWithTabs(page, 'Nuri University\t화장품학\t');
  await chooseFromList(page, /학위/, '석사');
  await typeWithTabs(page, '2013\t');
  await chooseFromList(page, /국가/, '독일');
  await keyboard.press('Tab');
  await expect(nextButton(page)).toBeFocused();
  await keyboard.press('Enter');

  expect((await sent).postDataJSON()).toEqual({
    member_name: guest.name,
    member_en_name: guest.english,
    member_birth_year: '1988',
    member_birth_month: '2',
    member_birth_date: '29',
    member_gender: '여',
    member_cell: '01000000031',
    member_id: guest.id,
    member_password: guest.password,
    member_re_password: guest.password,
    member_zipcode: '01235',
    member_address: '서울특별시 한빛구 은하로 34 (은하동, 은하마루아파트)',
    member_address_detail: '101동 1203호',
    member_email: signupEmail,
    member_company_name: '온새미화장품연구소',
    member_company_en_name: 'Onsaemi Cosmetics Research',
    member_position: '겸임교수',
    member_md: '',
    member_company_tel: '020000000',
    member_company_fax: '',
    member_company_zipcode: '',
    member_company_address: '',
    member_company_address_detail: '',
    member_edu: '한울대학교♩화학공학♩학사♩2011♩대한민국♫Nuri University♩화장품학♩석사♩2013♩독일',
  });
  await expect(stepHeading(page, '회원가입 완료')).toBeFocused();
  await expect(page.getByText('회원가입이 완료되었습니다!')).toBeVisible();
  await expect(stepBar(page).getByRole('button')).toHaveCount(0);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/login');
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await logInOnScreen(page, { ...guest });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a guest can sign up by touch', async ({ page }) => {
    const chooseByTouch = async (list: RegExp, entry: string) => {
      await page.getByRole('button', { name: list }).tap();
      await page.getByRole('option', { name: entry, exact: true }).tap();
    };
    await page.goto('/auth/signup');
    await page.getByText('서비스 이용 약관에 동의합니다.').tap();
    await page.getByText('개인정보 수집 및 정책에 동의합니다.').tap();
    expect(await horizontalOverflow(page)).toBe(0);
    await nextButton(page).tap();
    await exactTextbox(page, '이름').fill(guest.name);
    await exactTextbox(page, '영문이름').fill(guest.english);
    await chooseByTouch(/생년월일 년도/, '1989년');
    await chooseByTouch(/생년월일 월/, '2월');
    await page.getByRole('button', { name: /생년월일 일/ }).tap();
    await expect(page.getByRole('option')).toHaveCount(28);
    await page.getByRole('option', { name: '28일' }).tap();
    await page.getByText('여', { exact: true }).tap();
    await exactTextbox(page, '아이디').fill(guest.id);
    await page.getByRole('button', { name: '확인', exact: true }).tap();
    await expect(statusMessage(page, '사용할 수 있는 아이디입니다.')).toBeVisible();
    await retypePasswords(page);
    await page.getByRole('button', { name: '우편번호 찾기' }).tap();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('textbox').fill('은하로 12');
    await frame.getByRole('button', { name: '검색' }).tap();
    await frame.getByRole('button', { name: /은하로 12/ }).tap();
    await exactTextbox(page, '상세주소').fill('101동');
    await exactTextbox(page, '휴대폰 번호').fill('010-0000-0031');
    await exactTextbox(page, '이메일 앞부분').fill(signupEmail);
    await page.getByRole('button', { name: '전송', exact: true }).tap();
    await expect(statusMessage(page, '인증번호가 발송되었습니다.')).toBeVisible();
    await exactTextbox(page, '인증번호').fill(await readEmailedCode(page, signupEmail));
    await page.getByRole('button', { name: '인증', exact: true }).tap();
    expect(await horizontalOverflow(page)).toBe(0);
    await nextButton(page).tap();
    await expect(stepHeading(page, '직장정보 입력')).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    await stepBar(page)
      .getByRole('button', { name: /회원약관 동의/ })
      .tap();
    await expect(stepHeading(page, '회원약관 동의')).toBeVisible();
    await stepBar(page)
      .getByRole('button', { name: /직장정보 입력/ })
      .tap();
    await nextButton(page).tap();
    await exactTextbox(page, '출신학교').fill('한울대학교');
    await exactTextbox(page, '전공').fill('화학공학');
    await chooseByTouch(/학위/, '학사');
    await exactTextbox(page, '졸업년도').fill('2011');
    expect(await horizontalOverflow(page)).toBe(0);
    await nextButton(page).tap();
    await expect(page.getByText('회원가입이 완료되었습니다!')).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    await page.getByRole('link', { name: '로그인 하러가기' }).tap();
    await expect(page).toHaveURL('/auth/login');
  });
});

test('a member gets a modal and the home page', async ({ page }) => {
  await logInOnScreen(page);
  await page.goto('/auth/signup');
  await expect(page.getByRole('alertdialog')).toContainText('이미 학회 회원이십니다.');
  await expect(page).toHaveURL('/');
});

test('an email address is verified by its code, and needs a new code after a change', async ({ page }) => {
  await resumeSignupAt(page, '기본정보 입력');
  await retypePasswords(page);
  await exactTextbox(page, '이메일 앞부분').fill('gaon');
  await expect(nextButton(page)).toHaveAccessibleDescription('이메일 인증을 완료해 주세요.');
  const verify = page.getByRole('button', { name: '인증', exact: true });
  await expect(verify).toHaveAccessibleDescription('인증번호를 입력하면 누를 수 있습니다.');
  await exactTextbox(page, '인증번호').fill('123456');
  await verify.click();
  await expect(exactTextbox(page, '인증번호')).toHaveAccessibleDescription(/이 주소로 발송된 인증번호가 없습니다./);
  await page.getByRole('button', { name: '전송', exact: true }).dblclick();
  await expect(
    statusMessage(page, '초 후에 다시 보낼 수 있습니다.').or(statusMessage(page, '발송되었습니다.')),
  ).toBeVisible();
  await page.getByRole('button', { name: '재전송' }).click();
  await expect(statusMessage(page, '초 후에 다시 보낼 수 있습니다.')).toBeVisible();
  const code = await readEmailedCode(page, `gaon@${guest.domain}`);
  await exactTextbox(page, '인증번호').fill(wrongCode(code));
  await verify.click();
  await expect(exactTextbox(page, '인증번호')).toHaveAccessibleDescription('인증번호가 일치하지 않습니다.');
  await exactTextbox(page, '인증번호').focus();
  await page.keyboard.press('Control+A');
  await page.evaluate(
    (text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
      document.execCommand('insertText', false, text);
    },
    ` ${code.slice(0, 3)} ${code.slice(3)} `,
  );
  await expect(exactTextbox(page, '인증번호')).toHaveValue(code);
  await verify.click();
  await expect(statusMessage(page, '인증이 완료되었습니다.')).toBeVisible();
  await expect(verify).toBeFocused();
  await expect(nextButton(page)).toBeEnabled();
  await exactTextbox(page, '이메일 앞부분').fill('gaon2');
  await expect(page.getByRole('button', { name: '전송', exact: true })).toBeEnabled();
  await expect(nextButton(page)).toHaveAccessibleDescription('이메일 인증을 완료해 주세요.');
});

test('an expired code shows a message to send another one', async ({ page }) => {
  await resumeSignupAt(page, '기본정보 입력');
  await exactTextbox(page, '이메일 앞부분').fill('gaon');
  await page.getByRole('button', { name: '전송', exact: true }).click();
  await expect(page.getByText(/남은 시간 (10:00|9:5\d)/)).toBeVisible();
  await startScenario(page, 'verifyCode', 'codeExpired');
  await exactTextbox(page, '인증번호').fill('123456');
  await page.getByRole('button', { name: '인증', exact: true }).click();
  await expect(exactTextbox(page, '인증번호')).toHaveAccessibleDescription(
    '인증번호가 만료되었습니다. 재전송을 눌러 새 인증번호를 받아 주세요.',
  );
});

test('a taken ID and an unchecked ID are errors', async ({ page }) => {
  await resumeSignupAt(page, '기본정보 입력');
  await retypePasswords(page);
  await exactTextbox(page, '아이디').fill('hanbit01');
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(exactTextbox(page, '아이디')).toHaveAccessibleDescription(/사용할 수 없는 아이디입니다./);
  await expect(page.getByRole('button', { name: '확인', exact: true })).toBeDisabled();
  await nextButton(page).click();
  await expect(errorSummary(page)).toContainText('사용할 수 없는 아이디입니다.');
  await exactTextbox(page, '아이디').fill('gaon2002');
  await nextButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await errorSummary(page).getByRole('link', { name: '아이디 중복 확인 버튼을 눌러주세요.' }).click();
  await expect(exactTextbox(page, '아이디')).toBeFocused();
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(statusMessage(page, '사용할 수 있는 아이디입니다.')).toBeVisible();
  await expect(errorSummary(page)).toHaveCount(0);
  await nextButton(page).click();
  await expect(stepHeading(page, '직장정보 입력')).toBeVisible();
});

test('the fields have autocomplete tokens and accept pasting', async ({ page }) => {
  await resumeSignupAt(page, '기본정보 입력');
  const filledIn = async (name: string) => [name, await exactTextbox(page, name).getAttribute('autocomplete')];
  const names = [
    '이름',
    '아이디',
    '비밀번호',
    '비밀번호 확인',
    '우편번호',
    '주소',
    '상세주소',
    '휴대폰 번호',
    '이메일 앞부분',
    '인증번호',
  ];
  expect(Object.fromEntries(await Promise.all(names.map(filledIn)))).toEqual({
    이름: 'name',
    아이디: 'username',
    비밀번호: 'new-password',
    '비밀번호 확인': 'new-password',
    우편번호: 'postal-code',
    주소: 'address-line1',
    상세주소: 'address-line2',
    '휴대폰 번호': 'tel',
    '이메일 앞부분': 'email',
    인증번호: 'one-time-code',
  });
  for (const part of ['bday-year', 'bday-month', 'bday-day']) {
    await expect(page.locator(`[autocomplete=${part}]`)).toHaveCount(1);
  }
  for (const name of ['비밀번호', '비밀번호 확인', '인증번호']) {
    await exactTextbox(page, name).focus();
    const isStopped = await page.evaluate(
      () => !document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
    );
    expect(isStopped, `${name} prevents pasting`).toBe(false);
  }
});

test('an education record can be added only when the others are complete', async ({ page }) => {
  await resumeSignupAt(page, '학력정보 입력');
  await page.getByRole('button', { name: '추가' }).click();
  const second = page.getByRole('group', { name: '학력정보 02' });
  await expect(second.getByRole('textbox', { name: '출신학교' })).toBeFocused();
  await expect(second.getByText('학교를 입력해 주세요.')).toHaveCount(0);
  await page.getByRole('button', { name: '추가' }).click();
  await expect(second.getByText('학교를 입력해 주세요.')).toBeVisible();
  await expect(second.getByText('국가를 선택해 주세요.')).toHaveCount(0);
  await expect(page.getByRole('group', { name: '학력정보 03' })).toHaveCount(0);
  await second.getByRole('textbox', { name: '출신학교' }).fill('누리♩대학교');
  await expect(second.getByText("'♩'와 '♫'는 사용할 수 없습니다.")).toBeVisible();
  await second.getByRole('textbox', { name: '졸업년도' }).fill('20a1345');
  await expect(second.getByRole('textbox', { name: '졸업년도' })).toHaveValue('2013');
  await expect(nextButton(page)).toBeDisabled();
  await page.getByRole('button', { name: '학력정보 02 삭제' }).click();
  await expect(statusMessage(page, '학력정보 02 항목을 삭제했습니다. 학력정보는 모두 1건입니다.')).toHaveCount(1);
  await expect(
    page.getByRole('group', { name: '학력정보 01' }).getByRole('textbox', { name: '출신학교' }),
  ).toBeFocused();
  await expect(page.getByRole('button', { name: '학력정보 01 삭제' })).toHaveCount(0);
});

test.describe('The sign-up request', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('shows an error and keeps all values on failure, and is sent once by a double click', async ({ page }) => {
    await verifySignupEmail(page);
    await resumeSignupAt(page, '학력정보 입력');
    await retypePasswords(page);
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith('/signup') && request.method() === 'POST' && calls.push(''));
    await page.route('**/v1/front/signup', (route) => route.abort());
    await nextButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('네트워크 연결 오류입니다. 잠시 후 다시 시도해 주세요.');
    await expect(exactTextbox(page, '출신학교')).toHaveValue('한울대학교');
    await expect(exactTextbox(page, '비밀번호')).toHaveValue(guest.password);
    await page.unroute('**/v1/front/signup');
    await nextButton(page).dblclick();
    await expect(page.getByText('회원가입이 완료되었습니다!')).toBeVisible();
    expect(calls).toHaveLength(2);
  });
});

test('opening another URL ends the sign-up, also for the back button', async ({ page }) => {
  await resumeSignupAt(page, '기본정보 입력');
  await exactTextbox(page, '이름').fill(guest.name);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: /문의/ })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'logout'))).toEqual([]);
  await page.goBack();
  await expect(stepHeading(page, '회원약관 동의')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '서비스 이용 약관에 동의합니다.' })).not.toBeChecked();
});

test('a reload keeps step and values without passwords, and opening another screen ends the sign-up', async ({
  page,
}) => {
  await verifySignupEmail(page);
  await resumeSignupAt(page, '학력정보 입력');
  await exactTextbox(page, '전공').fill('화장품학');
  await exactTextbox(page, '비밀번호').fill(guest.password);
  await stepBar(page)
    .getByRole('button', { name: /기본정보 입력/ })
    .click();
  await expect(exactTextbox(page, '비밀번호')).toHaveValue(guest.password);
  await expect(exactTextbox(page, '이름')).toHaveValue(guest.name);
  await stepBar(page)
    .getByRole('button', { name: /학력정보 입력/ })
    .click();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    guest.password,
  );
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(stepHeading(page, '학력정보 입력')).toBeVisible();
  await expect(exactTextbox(page, '전공')).toHaveValue('화장품학');
  await expect(exactTextbox(page, '비밀번호')).toHaveValue('');
  await expect(nextButton(page)).toBeDisabled();
  await page.getByRole('link', { name: '로그인' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('이 화면에서 나가시겠습니까?');
  await page.getByRole('button', { name: '나가기' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('an invalid draft or an unknown step restarts the sign-up', async ({ page }) => {
  for (const broken of ['{', JSON.stringify({ info: 3 })]) {
    await page.goto('/auth/login');
    await page.evaluate((text) => {
      sessionStorage.setItem('currentStep', '학력정보 입력');
      sessionStorage.setItem('currentLastStep', '학력정보 입력');
      sessionStorage.setItem('signupDraft', text);
    }, broken);
    await page.goto('/auth/signup');
    await expect(stepHeading(page, '회원약관 동의')).toBeVisible();
    await expect(statusMessage(page, '저장된 내용을 읽을 수 없어 처음부터 다시 시작합니다.')).toBeVisible();
  }
  await page.evaluate(() => sessionStorage.setItem('currentStep', '결제'));
  await page.reload();
  await expect(stepHeading(page, '회원약관 동의')).toBeVisible();
});

test('an incomplete earlier step is named on submit', async ({ page }) => {
  await resumeSignupAt(page, '학력정보 입력');
  await retypePasswords(page);
  await stepBar(page)
    .getByRole('button', { name: /기본정보 입력/ })
    .click();
  await exactTextbox(page, '아이디').fill('gaon2002');
  await stepBar(page)
    .getByRole('button', { name: /학력정보 입력/ })
    .click();
  await nextButton(page).click();
  await expect(page.getByRole('alert')).toContainText('‘기본정보 입력’ 단계에 아직 확인하지 않은 내용이 있습니다.');
});

test('two tabs with the same sign-up show a message, and only one can submit it', async ({ page, context }) => {
  await verifySignupEmail(page);
  await resumeSignupAt(page, '학력정보 입력');
  const other = await context.newPage();
  await resumeSignupAt(other, '학력정보 입력');
  await expect(statusMessage(page, '다른 탭에서도 회원가입을 진행하고 있습니다.')).toBeVisible();
  await expect(statusMessage(other, '다른 탭에서도 회원가입을 진행하고 있습니다.')).toBeVisible();
  await retypePasswords(page);
  await retypePasswords(other);
  await nextButton(page).click();
  await expect(page.getByText('회원가입이 완료되었습니다!')).toBeVisible();
  await expect(statusMessage(other, '다른 탭에서 같은 아이디로 회원가입이 완료되었습니다.')).toBeVisible();
  await expect(nextButton(other)).toBeDisabled();
  await expect(exactTextbox(other, '출신학교')).toHaveValue('한울대학교');
});

test.describe('Without the postal-code service', () => {
  test('the address search shows an error, and loads on retry', async ({ page }) => {
    await page.route('**/embed/*', (route) =>
      route.fulfill({ path: `dist${new URL(route.request().url()).pathname}` }),
    );
    await resumeSignupAt(page, '기본정보 입력');
    await page.getByRole('button', { name: '우편번호 찾기' }).click();
    const search = page.getByRole('dialog', { name: '주소찾기' });
    const unavailable = '우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.';
    await expect(search.getByRole('alert')).toContainText(unavailable);
    await search.getByRole('button', { name: '다시 시도' }).click();
    await expect(search.getByRole('alert')).toContainText(unavailable);
    await page.unroute('**/embed/*');
    await search.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.frameLocator('iframe').getByRole('textbox')).toBeVisible();
    await search.getByRole('button', { name: '닫기' }).click();
    await expect(page.getByRole('button', { name: '우편번호 찾기' })).toBeFocused();
  });

  test('a typed postal address is validated', async ({ page }) => {
    await page.route('**/embed/postcode.html*', (route) => route.fulfill({ body: '', contentType: 'text/html' }));
    await page.clock.install();
    await resumeSignupAt(page, '기본정보 입력');
    await expect(exactTextbox(page, '우편번호')).not.toBeEditable();
    await page.getByRole('button', { name: '우편번호 찾기' }).click();
    const search = page.getByRole('dialog', { name: '주소찾기' });
    await expect(search).toBeVisible();
    await page.clock.runFor(11_000);
    await search.getByRole('button', { name: '직접 입력' }).click();
    await expect(exactTextbox(page, '우편번호')).toBeFocused();
    await exactTextbox(page, '우편번호').fill('12a34567');
    await expect(exactTextbox(page, '우편번호')).toHaveValue('12345');
    await exactTextbox(page, '우편번호').fill('123');
    await expect(exactTextbox(page, '우편번호')).toHaveAccessibleDescription('우편번호를 입력해 주세요.');
    await exactTextbox(page, '주소').fill('');
    await expect(exactTextbox(page, '주소')).toHaveAccessibleDescription('주소를 입력해 주세요.');
  });
});
