import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { emptySignupDraft } from '#src/pages/signup/signup-draft.ts';
import '#src/styles/global.ts';
import { visit } from '#tests/browser/support/site.tsx';

const stepBar = () => page.getByRole('navigation', { name: '회원가입 단계' });
const heading = (name: string) => page.getByRole('heading', { level: 2, name });

/** Opens the sign-up as a reload finds it: at the second step, with the third one reached. */
async function open() {
  sessionStorage.setItem('currentStep', '기본정보 입력');
  sessionStorage.setItem('currentLastStep', '직장정보 입력');
  const draft = { ...emptySignupDraft, info: { ...emptySignupDraft.info, member_name: '강하늘빛' } };
  sessionStorage.setItem('signupDraft', JSON.stringify(draft));
  await visit(paths.signup);
  await expect.element(heading('기본정보 입력')).toBeVisible();
}

beforeEach(() => sessionStorage.clear());

/** The words or numbers of the step bar that are underlined. */
const underlined = () =>
  [...stepBar().element().querySelectorAll('span')].flatMap((part) => {
    const isSeen = part.getBoundingClientRect().width > 1;
    return isSeen && getComputedStyle(part).textDecorationLine === 'underline' ? [part.textContent] : [];
  });

test.each([
  [1440, ['회원약관 동의', '직장정보 입력']],
  [900, ['1', '3']],
  [390, ['1', '3']],
])('at %i px the steps that can be opened are underlined, and no other', async (width, names) => {
  await page.viewport(width, 800);
  await open();
  expect(underlined()).toEqual(names);
  expect(stepBar().getByRole('button').elements()).toHaveLength(names.length);
});

test('a step that can be opened has a firm edge on a phone, and one that can’t has none', async () => {
  await page.viewport(390, 800);
  await open();
  const edges = stepBar()
    .getByRole('listitem')
    .elements()
    .map((item) => getComputedStyle(item.querySelector('span > span, button > span') ?? item).borderTopStyle);
  expect(edges).toEqual(['solid', 'solid', 'solid', 'dashed', 'dashed']);
});

const returnByBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a page that the back button brings back begins anew when another address has ended the sign-up', async () => {
  await open();
  sessionStorage.clear();
  returnByBack();
  await expect.element(heading('회원약관 동의')).toBeVisible();
  expect(stepBar().getByRole('button').elements()).toHaveLength(0);
  expect(document.body.textContent).not.toContain('강하늘빛');
});
