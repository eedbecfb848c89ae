import { beforeEach, describe, expect, test } from 'vitest';
import { endSession, startSession } from '#src/api/session.ts';
import { tabStore } from '#src/lib/browser/stored-data.ts';
import { clearSignup, isSignupStored, openSignup } from '#src/pages/signup/signup-storage.ts';
import { advanceStep, completed, initialProgress } from '#src/pages/signup/steps.ts';

const stored = () => tabStore.keys().map((key) => tabStore.get(key));

/** A sign-up on its last form. */
function onTheLastForm() {
  const signup = openSignup();
  signup.updateDraft({ checkedId: 'haneul88' });
  for (const _ of ['terms', 'info', 'company']) signup.progress.set(advanceStep);
  return signup;
}

beforeEach(clearSignup);

describe('a sign-up', () => {
  test('is taken up again by a reload', () => {
    onTheLastForm();
    const again = openSignup();
    expect(again.progress.get().current).toBe('학력정보 입력');
    expect(again.draft().checkedId).toBe('haneul88');
  });

  test('that is completed shows its end, stores nothing, and begins anew after a reload', () => {
    const signup = onTheLastForm();
    signup.discardDraft();
    signup.progress.set(advanceStep);
    expect(signup.progress.get().current).toBe(completed);
    signup.updateDraft({ checkedId: 'haneul88' });
    expect(stored()).toEqual([]);
    expect(isSignupStored()).toBe(false);
    expect(openSignup().progress.get()).toEqual(initialProgress);
  });

  test('that an earlier version of the site stored as completed begins anew without a word', () => {
    tabStore.set('currentStep', completed);
    tabStore.set('currentLastStep', completed);
    const signup = openSignup();
    expect(signup.progress.get()).toEqual(initialProgress);
    expect(signup.wasUnreadable).toBe(false);
    expect(stored()).toEqual([]);
  });

  test('stores nothing any more after a member has chosen to log out', () => {
    const signup = onTheLastForm();
    startSession({ access_token: 'a', refresh_token: 'r', member_name: '가', member_pk: 7, member_type: '일반회원' });
    endSession('loggedOut');
    clearSignup();
    signup.updateDraft({ checkedId: 'haneul88' });
    signup.progress.set(advanceStep);
    expect(stored()).toEqual([]);
  });
});
