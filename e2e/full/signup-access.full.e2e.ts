import type { Page } from '@playwright/test';
import { expectAxeClean } from '#e2e/support/axe.ts';
import { horizontalOverflow } from '#e2e/support/layout.ts';
import { errorSummary, exactTextbox } from '#e2e/support/locators.ts';
import { nextButton, resumeSignupAt, retypePasswords, stepHeading } from '#e2e/support/signup.ts';
import { verifySignupEmail } from '#e2e/support/signup-draft.ts';
import { expect, test } from '#e2e/support/test.ts';

const desktop = { width: 1440, height: 900 };

// During a transition, colours have another contrast.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

/** Expects that the screen, or its modal, matches its stored accessibility tree, and that axe finds no violation. */
async function expectAccessible(page: Page, state: string, container: 'main' | 'dialog' = 'main') {
  await expect(page.getByRole(container)).toMatchAriaSnapshot({ name: `signup-${state}.aria.yml` });
  await expectAxeClean(page, state);
}

/** Expects that no horizontal scrolling is needed on phones and tablets. */
async function expectNoOverflow(page: Page) {
  for (const width of [320, 390, 900]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await horizontalOverflow(page);
    expect(overflow, `${width} px`).toBe(0);
  }
  await page.setViewportSize(desktop);
}

test('the terms match their accessibility tree and have no axe violations', async ({ page }) => {
  await page.goto('/auth/signup');
  await expect(stepHeading(page, '회원약관 동의')).toBeVisible();
  const texts = page.getByRole('region', { name: /전문$/ });
  await expect(texts).toHaveCount(2);
  // The long legal texts are not part of the snapshot.
  await texts.evaluateAll((regions) => {
    for (const region of regions) region.replaceChildren();
  });
  await expectAccessible(page, 'terms');
});

test('the basic information is accessible without and with errors, and has no horizontal scrolling', async ({
  page,
}) => {
  await resumeSignupAt(page, '기본정보 입력');
  await expectAccessible(page, 'info');
  await exactTextbox(page, '이름').fill('가'.repeat(51));
  await exactTextbox(page, '아이디').fill('한글');
  await exactTextbox(page, '비밀번호').fill('abc');
  await exactTextbox(page, '비밀번호 확인').fill('abcd');
  await exactTextbox(page, '휴대폰 번호').fill('010');
  await exactTextbox(page, '상세주소').fill('');
  await exactTextbox(page, '이메일 앞부분').fill('a(b');
  await nextButton(page).focus();
  await expect(page.getByText('이메일 주소의 형식을 확인해 주세요.', { exact: true })).toBeVisible();
  await expectAccessible(page, 'info-wrong');
  await expectNoOverflow(page);

  await resumeSignupAt(page, '기본정보 입력');
  await retypePasswords(page);
  await exactTextbox(page, '이름').fill('가'.repeat(51));
  await nextButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await expectAccessible(page, 'info-summed-up');
});

test.describe('Without the postal-code service', () => {
  test('the address search is accessible when it fails and when it has loaded on retry', async ({ page }) => {
    // The document that loads the service reports a failure. On retry, the tested server has a stand-in of the service.
    await page.route('**/embed/*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: "<script>parent.postMessage({ from: 'postcode', event: 'failed' }, '*')</script>",
      }),
    );
    await resumeSignupAt(page, '기본정보 입력');
    await page.getByRole('button', { name: '우편번호 찾기' }).click();
    const search = page.getByRole('dialog', { name: '주소찾기' });
    await expect(search.getByRole('button', { name: '직접 입력' })).toBeVisible();
    await expectAccessible(page, 'search-failed', 'dialog');
    await page.unroute('**/embed/*');
    await search.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.frameLocator('iframe').getByRole('textbox')).toBeVisible();
    await expectAccessible(page, 'search', 'dialog');
    await search.getByRole('button', { name: '닫기' }).click();
    await expect(page.getByRole('button', { name: '우편번호 찾기' })).toBeFocused();
  });
});

test('the workplace is accessible with a typed position, and has no horizontal scrolling', async ({ page }) => {
  await resumeSignupAt(page, '직장정보 입력');
  await page.getByRole('combobox', { name: '직위' }).selectOption('기타(직접입력)');
  await expect(exactTextbox(page, '직위 직접입력')).toBeVisible();
  await expectAccessible(page, 'company');
  await expectNoOverflow(page);
});

test('the education is accessible with errors, after a refused sign-up, and when the sign-up is complete', async ({
  page,
}) => {
  await resumeSignupAt(page, '학력정보 입력');
  await expectAccessible(page, 'education');
  await page.getByRole('button', { name: '추가' }).click();
  await page.getByRole('group', { name: '학력정보 02' }).getByRole('textbox', { name: '출신학교' }).fill('가♩나');
  await page.getByRole('button', { name: '추가' }).click();
  await expect(page.getByText('학위를 선택해 주세요.', { exact: true })).toBeVisible();
  await expectAccessible(page, 'education-wrong');
  await expectNoOverflow(page);

  await resumeSignupAt(page, '학력정보 입력');
  await retypePasswords(page);
  await nextButton(page).click();
  await expect(page.getByRole('alert')).toContainText('이메일 인증이 만료되었습니다.');
  await expectAccessible(page, 'refused');

  await verifySignupEmail(page);
  await resumeSignupAt(page, '학력정보 입력');
  await retypePasswords(page);
  await nextButton(page).click();
  await expect(stepHeading(page, '회원가입 완료')).toBeVisible();
  await expectAccessible(page, 'complete');
});
