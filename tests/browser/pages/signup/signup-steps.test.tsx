// @module-tag slow

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hasUnsavedChanges } from '#src/forms/unsaved-forms-store.ts';
import { painted } from '#src/lib/browser/painted.ts';
import { paths } from '#src/navigation/paths.ts';
import { emptySignupDraft } from '#src/pages/signup/signup-draft.ts';
import '#src/styles/global.ts';
import { filledSignup } from '#tests/browser/support/filled-signup.ts';
import { button, textbox } from '#tests/browser/support/locators.ts';
import { openSignupStep } from '#tests/browser/support/signup.ts';
import { callsOf, requestsSettled, shownRouter } from '#tests/browser/support/site.tsx';

const stepBar = () => page.getByRole('navigation', { name: '회원가입 단계' });
const stepHeading = (name: string) => page.getByRole('heading', { level: 2, name });

/** Opens the second step, with the third one reached. */
const openSignup = () =>
  openSignupStep(
    '기본정보 입력',
    { ...emptySignupDraft, info: { ...emptySignupDraft.info, member_name: '강하늘빛' } },
    '직장정보 입력',
  );

/** The underlined words or numbers of the step bar. */
const underlined = () =>
  [...stepBar().element().querySelectorAll('span')].flatMap((part) => {
    const isSeen = part.getBoundingClientRect().width > 1;
    return isSeen && getComputedStyle(part).textDecorationLine === 'underline' ? [part.textContent] : [];
  });

test.each([
  [1440, ['회원약관 동의', '직장정보 입력']],
  [390, ['1', '3']],
])('at %i px only the steps that can be opened are underlined', async (width, names) => {
  await page.viewport(width, 800);
  await openSignup();
  expect(underlined()).toEqual(names);
  expect(stepBar().getByRole('button').elements()).toHaveLength(names.length);
});

test('on a phone only a step that can be opened has a solid border', async () => {
  await page.viewport(390, 800);
  await openSignup();
  const edges = stepBar()
    .getByRole('listitem')
    .elements()
    .map((item) => getComputedStyle(item.querySelector('span > span, button > span') ?? item).borderTopStyle);
  expect(edges).toEqual(['solid', 'solid', 'solid', 'dashed', 'dashed']);
});

const returnByBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a page restored by the back button starts again when another URL has ended the sign-up', async () => {
  await openSignup();
  sessionStorage.clear();
  returnByBack();
  await expect.element(stepHeading('회원약관 동의')).toBeVisible();
  expect(stepBar().getByRole('button').elements()).toHaveLength(0);
  expect(document.body.textContent).not.toContain('강하늘빛');
});

/** Waits until the router's blocker is registered: React renders twice for it. */
async function blockerRegistered() {
  await expect.poll(hasUnsavedChanges).toBe(true);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

test('나가기 removes the sign-up before the URL changes, and a return before another screen is rendered shows the terms', async () => {
  await openSignup();
  await blockerRegistered();
  const router = shownRouter();
  const storedAfterLeaving: (string | null)[] = [];
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.pathname === paths.signup) return;
    unsubscribe();
    storedAfterLeaving.push(
      ...['currentStep', 'currentLastStep', 'signupDraft'].map((key) => sessionStorage.getItem(key)),
    );
    // A subscriber must not navigate: the router has not finished.
    queueMicrotask(() => void router.navigate(paths.signup));
  });
  void router.navigate(paths.login);
  await button('나가기').click();
  await expect.element(stepHeading('회원약관 동의')).toBeVisible();
  expect(storedAfterLeaving).toEqual([null, null, null]);
  expect(stepBar().getByRole('button').elements()).toHaveLength(0);
  expect(document.body.textContent).not.toContain('강하늘빛');
});

test('취소 keeps the sign-up on the screen and in the storage', async () => {
  await openSignup();
  await blockerRegistered();
  void shownRouter().navigate(paths.login);
  await button('취소').click();
  await expect.element(stepHeading('기본정보 입력')).toBeVisible();
  expect(sessionStorage.getItem('signupDraft')).toContain('강하늘빛');
});

test('presses of 다음 while the next step is being rendered do not pass over a step', async () => {
  await openSignupStep('회원약관 동의', { ...emptySignupDraft, terms: { service: true, privacy: true } });
  const next = button('다음').element();
  for (let presses = 0; next.isConnected && presses < 1000; presses += 1) {
    if (next instanceof HTMLElement) next.click();
    await new Promise((done) => setTimeout(done));
  }
  await expect.element(stepHeading('기본정보 입력')).toBeVisible();
  expect(sessionStorage.getItem('currentStep')).toBe('기본정보 입력');
});

test('a press of 다음 followed at once by a press on an earlier step creates no account', async () => {
  await openSignupStep('학력정보 입력', filledSignup);
  for (const name of ['비밀번호', '비밀번호 확인']) await textbox(name).fill('haneul88!');
  await expect.element(button('다음')).not.toHaveAttribute('aria-disabled');
  const earlier = stepBar()
    .getByRole('button', { name: /기본정보/ })
    .element();
  for (const pressed of [button('다음').element(), earlier]) if (pressed instanceof HTMLElement) pressed.click();
  await expect.element(stepHeading('기본정보 입력')).toBeVisible();
  // The form checks its values after the first of these paints.
  for (let paint = 0; paint < 3; paint += 1) await painted();
  await requestsSettled();
  expect(callsOf('signup')).toEqual([]);
});
