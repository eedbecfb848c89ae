import type { Page } from '@playwright/test';
import { chooseByKeyboard, tabTo } from '#e2e/support/keyboard.ts';
import { exactTextbox, statusMessage } from '#e2e/support/locators.ts';
import { submitLogin } from '#e2e/support/login.ts';
import { guest, nextButton, signupEmail, stepBar, stepHeading } from '#e2e/support/signup.ts';
import { expect, test } from '#e2e/support/test.ts';
import { readEmailedCode } from '#e2e/support/verification-code.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Types a text. Each tab character in it is a press of the Tab key. */
async function typeWithTabs(page: Page, text: string) {
  for (const [index, part] of text.split('\t').entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(part);
  }
}

/** Selects an option of a select by keyboard, and presses Tab. */
async function chooseFromList(page: Page, list: string, text: string) {
  await chooseByKeyboard(page, page.getByRole('combobox', { name: list }).last(), text);
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
  await chooseFromList(page, '생년월일 년도', '2004년');
  await chooseFromList(page, '생년월일 월', '2월');
  await chooseFromList(page, '생년월일 일', '29일');
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
  await chooseFromList(page, '직위', '기타(직접입력)');
  await expect(exactTextbox(page, '직위 직접입력')).toBeFocused();
  await typeWithTabs(page, '겸임교수\t020000000');
  await expect(exactTextbox(page, '전화번호')).toHaveValue('02-000-0000');
  await keyboard.press('Enter');

  await expect(stepHeading(page, '학력정보 입력')).toBeFocused();
  await keyboard.press('Tab');
  await typeWithTabs(page, '한울대학교\t화학공학\t');
  await chooseFromList(page, '학위', '학사');
  await typeWithTabs(page, '2011\t\t\t');
  await expect(nextButton(page)).toBeFocused();
  await keyboard.press('Enter');

  expect((await sent).postDataJSON()).toEqual({
    member_name: guest.name,
    member_en_name: guest.english,
    member_birth_year: '2004',
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
    member_edu: '한울대학교♩화학공학♩학사♩2011♩대한민국',
  });
  await expect(stepHeading(page, '회원가입 완료')).toBeFocused();
  await expect(page.getByText('회원가입이 완료되었습니다!')).toBeVisible();
  await expect(stepBar(page).getByRole('button')).toHaveCount(0);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeFocused();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await submitLogin(page, guest);
  await expect(page.getByRole('banner').getByRole('link', { name: 'MY', exact: true })).toBeVisible();
});
