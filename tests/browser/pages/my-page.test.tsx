// @module-tag slow

import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ScreenId } from '#src/navigation/screens.ts';
// Lazy-loaded code; loading it in advance keeps the first test from timing out.
import '#src/pages/mypage/account/password-screen.tsx';
import '#src/pages/mypage/certificate/certificate-screen.tsx';
import '#src/pages/mypage/my-page.tsx';
import '#src/pages/mypage/profile/basic-info-screen.tsx';
import '#src/pages/mypage/profile/company-screen.tsx';
import '#src/pages/mypage/profile/education-screen.tsx';
import '#src/pages/mypage/terms/privacy-policy-screen.tsx';
import '#src/pages/mypage/terms/service-terms-screen.tsx';
import { memberRecords, memberRecordsTitle } from '#src/navigation/member-records.ts';
import { myPageMenu } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import { screenTarget } from '#src/navigation/target.ts';
import { autofillPurposes } from '#tests/browser/support/autofill.ts';
import { button, textbox } from '#tests/browser/support/locators.ts';
import { openSite, sessionClient } from '#tests/browser/support/site.tsx';
import { returnFromOtherWindow } from '#tests/browser/support/window-return.ts';
import { dataOf } from '#tests/support/api-results.ts';
import '#src/styles/global.ts';

const openMyPageScreen = (screen: ScreenId, member = 'hanbit01') => openSite(screenTarget(screen).to, member);
/** The titles of the documents that everybody may read. */
const publicDocuments: readonly string[] = [screens.service.title, screens.privacy.title];
const myPageEntries = () => page.getByRole('navigation', { name: '마이페이지' });
const myPageHeading = (title: string) => page.getByRole('heading', { level: 2, name: title, exact: true });

beforeEach(() => page.viewport(1440, 900));

test('each of the seven entries opens its screen, names it in headings and title, and is marked', async () => {
  await openSite(paths.mypage, 'hanbit01');
  expect(myPageMenu.subMenu).toHaveLength(7);
  for (const { title } of myPageMenu.subMenu) {
    await myPageEntries().getByRole('link', { name: title, exact: true }).click();
    const isPublic = publicDocuments.includes(title);
    if (!isPublic) await expect.element(myPageHeading(title)).toBeVisible();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(isPublic ? title : `마이페이지 ${title}`);
    await expect
      .element(myPageEntries().getByRole('link', { name: title, exact: true }))
      .toHaveAttribute('aria-current', 'page');
    const documentTitle = isPublic ? `${title} | 한빛화장품과학회` : `${title} | 마이페이지 | 한빛화장품과학회`;
    await expect.poll(() => document.title).toBe(documentTitle);
  }
});

test('My Page leads to the annual fees, the registrations and the abstracts, also from the drawer of a phone', async () => {
  const records = page.getByRole('navigation', { name: memberRecordsTitle });
  const { router } = await openSite(paths.mypage, 'hanbit01');
  for (const width of [1440, 390]) {
    await page.viewport(width, 900);
    for (const { title } of memberRecords) {
      await router.navigate(paths.mypage);
      await expect.poll(() => document.title, { timeout: 10_000 }).toContain('마이페이지');
      if (width === 390) await page.getByRole('banner').getByRole('button', { name: 'MY' }).click();
      await records.getByRole('link', { name: title, exact: true }).click();
      await expect.poll(() => document.title, { timeout: 10_000 }).toContain(title);
      await expect.element(records).not.toBeInTheDocument();
    }
  }
});

test('a guest reads policy and terms from the footer, the policy in bold, without the menu of members', async () => {
  await openSite('/', null);
  for (const title of publicDocuments) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: title });
    expect(Number(getComputedStyle(link.element().firstElementChild ?? link.element()).fontWeight)).toBe(
      title === screens.privacy.title ? 700 : 400,
    );
    await link.click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect.element(page.getByRole('article', { name: title })).toBeVisible();
    await expect.element(myPageEntries()).not.toBeInTheDocument();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  }
});

test('the fields are filled with the stored values and name their purpose for autofill', async () => {
  const { router } = await openMyPageScreen('basic');
  await expect.element(textbox('영문이름')).toHaveValue('Garam Kim');
  await expect.element(textbox('휴대폰 번호')).toHaveValue('010-0000-0001');
  await expect.element(textbox('이메일 앞부분')).toHaveValue('hanbit01');
  expect(
    page
      .getByRole('definition')
      .elements()
      .map((it) => it.textContent),
  ).toEqual(['일반회원', '김가람', 'hanbit01']);
  expect(autofillPurposes()).toEqual([
    'name',
    'bday-year',
    'bday-month',
    'bday-day',
    'postal-code',
    'address-line1',
    'address-line2',
    'tel',
    'email',
    'one-time-code',
  ]);
  await router.navigate(screenTarget('password').to);
  await expect.element(textbox('기존 비밀번호')).toBeVisible();
  expect(autofillPurposes()).toEqual(['current-password', 'username', 'new-password', 'new-password']);
  expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe('hanbit01');
});

describe('values that another window saves', () => {
  const koreanName = () => textbox('직장명(국문)');
  const englishName = () => textbox('직장명(영문)');
  const saveButton = () => button('변경완료');
  const notice = () => page.getByRole('status').filter({ hasText: '이 정보가 다른 창에서 변경되었습니다.' });
  const storedCompany = async () =>
    (await dataOf(sessionClient().GET('/v1/front/getMemberCompanyInfo'))).member_company_info;
  const saveElsewhere = async (member_company_en_name: string) => {
    const body = { ...(await storedCompany()), member_company_en_name };
    await dataOf(sessionClient().POST('/v1/front/modifyMemberCompanyInfo', { body }));
  };
  beforeEach(async () => {
    await openMyPageScreen('company');
    await expect.element(englishName()).toBeVisible();
  });

  test('update an untouched form, and are offered in a changed one, when this window gets the focus', async () => {
    await saveElsewhere('Here');
    returnFromOtherWindow();
    await expect.element(englishName()).toHaveValue('Here');
    await englishName().fill('There');
    await saveElsewhere('Here again');
    returnFromOtherWindow();
    await expect.element(notice()).toBeVisible();
    await expect.element(englishName()).toHaveValue('There');
    await button('입력한 내용을 버리고 변경된 내용 불러오기').click();
    await expect.element(englishName()).toHaveValue('Here again');
  });

  test('are not overwritten by a save here, until the member has read the notice and saves again', async () => {
    await koreanName().fill('이 창의 직장');
    await saveElsewhere('Elsewhere');
    await saveButton().click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: '다른 창에서 변경되어 저장하지 않았습니다' }))
      .toBeVisible();
    await expect.element(notice()).toBeVisible();
    expect(await storedCompany()).toMatchObject({ member_company_en_name: 'Elsewhere' });
    await expect.element(koreanName()).toHaveValue('이 창의 직장');
    await saveButton().click();
    await expect.poll(storedCompany).toMatchObject({ member_company_name: '이 창의 직장' });
  });
});
