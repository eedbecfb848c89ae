import { beforeEach, describe, expect, test } from 'vitest';
import { endSession, startSession } from '#src/api/session.ts';
import { tabStore } from '#src/lib/browser/stored-data.ts';
import { clearSignup, isSignupStored, openSignup } from '#src/pages/signup/signup-storage.ts';
import { advanceStep, completed, initialProgress } from '#src/pages/signup/steps.ts';

const storedTexts = () => tabStore.keys().map((key) => tabStore.get(key));

/** Opens a sign-up and advances it to its last form. */
function openSignupOnLastForm() {
  const signup = openSignup();
  signup.updateDraft({ checkedId: 'haneul88' });
  for (const _ of ['terms', 'info', 'company']) signup.progress.set(advanceStep);
  return signup;
}

// Other files share the storage.
beforeEach(() => {
  for (const key of tabStore.keys()) tabStore.remove(key);
});

describe('a sign-up', () => {
  test('continues after a reload', () => {
    openSignupOnLastForm();
    const reloaded = openSignup();
    expect(reloaded.progress.get().current).toBe('학력정보 입력');
    expect(reloaded.draft().checkedId).toBe('haneul88');
  });

  test('that is completed shows its last step, stores nothing, and restarts after a reload', () => {
    const signup = openSignupOnLastForm();
    signup.discardDraft();
    signup.progress.set(advanceStep);
    expect(signup.progress.get().current).toBe(completed);
    signup.updateDraft({ checkedId: 'haneul88' });
    expect(storedTexts()).toEqual([]);
    expect(isSignupStored()).toBe(false);
    expect(openSignup().progress.get()).toEqual(initialProgress);
  });

  test('that the visitor leaves is removed at once, and later input on its screen is not stored', () => {
    const signup = openSignupOnLastForm();
    signup.abandon();
    expect(isSignupStored()).toBe(false);
    signup.updateDraft({ checkedId: 'haneul88' });
    signup.progress.set(advanceStep);
    expect(storedTexts()).toEqual([]);
    expect(openSignup().progress.get()).toEqual(initialProgress);
  });

  test('that is stored as completed restarts without a message', () => {
    tabStore.set('currentStep', completed);
    tabStore.set('currentLastStep', completed);
    const signup = openSignup();
    expect(signup.progress.get()).toEqual(initialProgress);
    expect(signup.wasUnreadable).toBe(false);
    signup.removeUnusable();
    expect(storedTexts()).toEqual([]);
  });

  test('that is unreadable says so again if React repeats the first rendering, and is removed afterwards', () => {
    tabStore.set('signupDraft', '{');
    expect([openSignup(), openSignup()].map(({ wasUnreadable }) => wasUnreadable)).toEqual([true, true]);
    openSignup().removeUnusable();
    expect(storedTexts()).toEqual([]);
  });

  test('stores nothing after the member has logged out', () => {
    const signup = openSignupOnLastForm();
    startSession({ access_token: 'a', refresh_token: 'r', member_name: '가', member_pk: 7, member_type: '일반회원' });
    endSession('loggedOut');
    clearSignup();
    signup.updateDraft({ checkedId: 'haneul88' });
    signup.progress.set(advanceStep);
    expect(storedTexts()).toEqual([]);
  });
});
