import type { Page } from '@playwright/test';
import { expectAxeClean } from '#e2e/support/axe.ts';
import { horizontalOverflow } from '#e2e/support/layout.ts';
import { errorSummary, exactTextbox } from '#e2e/support/locators.ts';
import { nextButton, resumeSignupAt, retypePasswords, stepHeading } from '#e2e/support/signup.ts';
import { expect, test } from '#e2e/support/test.ts';
import { verifySignupEmail } from '#tools/audit/screens/signup.ts';

// During a transition, colours have another contrast.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** The steps of the sign-up without and with errors, by the name of their snapshot. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  terms: async (page) => {
    await page.goto('/auth/signup');
    await expect(stepHeading(page, '회원약관 동의')).toBeVisible();
    // The long legal texts are not part of the snapshot.
    await page
      .getByRole('region', { name: /전문$/ })
      .first()
      .evaluate((element) => element.replaceChildren());
    await page
      .getByRole('region', { name: /전문$/ })
      .last()
      .evaluate((element) => element.replaceChildren());
  },
  info: (page) => resumeSignupAt(page, '기본정보 입력'),
  'info-wrong': async (page) => {
    await resumeSignupAt(page, '기본정보 입력');
    await exactTextbox(page, '이름').fill('가'.repeat(51));
    await exactTextbox(page, '아이디').fill('한글');
    await exactTextbox(page, '비밀번호').fill('abc');
    await exactTextbox(page, '비밀번호 확인').fill('abcd');
    await exactTextbox(page, '휴대폰 번호').fill('010');
    await exactTextbox(page, '상세주소').fill('');
    await exactTextbox(page, '이메일 앞부분').fill('a(b');
    await nextButton(page).focus();
    await expect(page.getByText('이메일 주소의 형식을 확인해 주세요.', { exact: true })).toBeVisible();
  },
  'info-summed-up': async (page) => {
    await resumeSignupAt(page, '기본정보 입력');
    await retypePasswords(page);
    await exactTextbox(page, '이름').fill('가'.repeat(51));
    await nextButton(page).click();
    await expect(errorSummary(page)).toBeFocused();
  },
  search: async (page) => {
    await resumeSignupAt(page, '기본정보 입력');
    await page.getByRole('button', { name: '우편번호 찾기' }).click();
    await expect(page.frameLocator('iframe').getByRole('textbox')).toBeVisible();
  },
  'search-failed': async (page) => {
    await page.route('**/embed/*', (route) =>
      route.fulfill({ path: `dist${new URL(route.request().url()).pathname}` }),
    );
    await resumeSignupAt(page, '기본정보 입력');
    await page.getByRole('button', { name: '우편번호 찾기' }).click();
    await expect(page.getByRole('button', { name: '직접 입력' })).toBeVisible();
  },
  company: async (page) => {
    await resumeSignupAt(page, '직장정보 입력');
    await page.getByRole('button', { name: /직위/ }).click();
    await page.getByRole('option', { name: '기타(직접입력)' }).click();
    await expect(exactTextbox(page, '직위 직접입력')).toBeVisible();
  },
  education: (page) => resumeSignupAt(page, '학력정보 입력'),
  'education-wrong': async (page) => {
    await resumeSignupAt(page, '학력정보 입력');
    await page.getByRole('button', { name: '추가' }).click();
    await page.getByRole('group', { name: '학력정보 02' }).getByRole('textbox', { name: '출신학교' }).fill('가♩나');
    await page.getByRole('button', { name: '추가' }).click();
    await expect(page.getByText('학위를 선택해 주세요.', { exact: true })).toBeVisible();
  },
  refused: async (page) => {
    await resumeSignupAt(page, '학력정보 입력');
    await retypePasswords(page);
    await nextButton(page).click();
    await expect(page.getByRole('alert')).toContainText('이메일 인증이 만료되었습니다.');
  },
  complete: async (page) => {
    await verifySignupEmail(page);
    await resumeSignupAt(page, '학력정보 입력');
    await retypePasswords(page);
    await nextButton(page).click();
    await expect(stepHeading(page, '회원가입 완료')).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(states)) {
  test(`the sign-up state ${name} matches its accessibility tree and has no axe violations`, async ({ page }) => {
    await reach(page);
    const container = page.getByRole(name.startsWith('search') ? 'dialog' : 'main');
    await expect(container).toMatchAriaSnapshot({ name: `signup-${name}.aria.yml` });
    await expectAxeClean(page, name);
  });
}

test('no step scrolls horizontally at 320 px and above', async ({ page }) => {
  for (const step of ['기본정보 입력', '직장정보 입력', '학력정보 입력']) {
    await resumeSignupAt(page, step);
    for (const width of [320, 390, 900]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await horizontalOverflow(page);
      expect(overflow, `${step} at ${width} px`).toBe(0);
    }
  }
});
