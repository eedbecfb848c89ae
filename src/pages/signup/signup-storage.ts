import { getLogoutMark } from '#src/api/session.ts';
import { tabStore as storage, tabKeys } from '#src/lib/browser/stored-data.ts';
import { createStore, type Store } from '#src/lib/store.ts';
import { emptySignupDraft, noPasswords, type Passwords, parseSignupDraft, type SignupDraft } from './signup-draft.ts';
import { completed, initialProgress, type Progress, parseProgress } from './steps.ts';

const keys = { current: tabKeys.signupStep, last: tabKeys.signupLastStep, draft: tabKeys.signupDraft };

/** A sign-up in progress. */
export type Signup = {
  /** The current step and the last reached step. */
  progress: Store<Progress>;
  draft: () => SignupDraft;
  /** Updates the draft and stores it. It triggers no rendering, because it runs on each key press. */
  updateDraft: (changes: Partial<SignupDraft>) => void;
  passwords: () => Passwords;
  setPasswords: (passwords: Passwords) => void;
  /** Whether a stored sign-up was not readable. */
  wasUnreadable: boolean;
  /** Removes stored values that are of no use. React may repeat a first rendering, so it must not remove them. */
  removeUnusable: () => void;
  /** Discards the typed values. The progress stays until the screen unmounts. */
  discardDraft: () => void;
  /** Removes the stored sign-up, and stores nothing more. The screen stays as it is until it unmounts. */
  abandon: () => void;
};

type StoredSignup = { draft: SignupDraft; progress: Progress; wasUnreadable: boolean; isUnusable: boolean };

function readStoredSignup(): StoredSignup {
  const text = storage.get(keys.draft);
  const [current, last] = [storage.get(keys.current), storage.get(keys.last)];
  const progress = parseProgress(current, last);
  const draft = text === null ? null : parseSignupDraft(text);
  if (progress.last === completed) {
    // A completed sign-up is never stored, so this value is invalid or comes from an old version of the site.
    return { ...newSignup(), isUnusable: true };
  }
  // A stored step is valid only together with the stored values of the steps before it.
  const isComplete = draft !== null || (text === null && current === null && last === null);
  const isValidProgress =
    (current === null && last === null) || (progress.current === current && progress.last === last);
  if (isComplete && isValidProgress) return { ...newSignup(), draft: draft ?? emptySignupDraft, progress };
  return { ...newSignup(), wasUnreadable: true, isUnusable: true };
}

/** Returns whether this tab has stored a sign-up in progress. */
export const isSignupStored = (): boolean => Object.values(keys).some((key) => storage.get(key) !== null);

/** Removes the stored sign-up: its steps and its draft. */
export function clearSignup(): void {
  for (const key of Object.values(keys)) storage.remove(key);
}

/** Returns a new sign-up. It reads no storage, so the build and the browser render the same. */
const newSignup = (): StoredSignup => ({
  draft: emptySignupDraft,
  progress: initialProgress,
  wasUnreadable: false,
  isUnusable: false,
});

/**
 * Resumes the sign-up of this tab, or starts a new one.
 * @param isNew whether to start a new one and ignore stored values
 */
export function openSignup(isNew = false): Signup {
  const stored = isNew ? newSignup() : readStoredSignup();
  let { draft } = stored;
  let passwords = noPasswords;
  let isAbandoned = false;
  const progress = createStore(stored.progress);
  const initialLogoutMark = getLogoutMark();
  /** Returns whether storing is forbidden: after the last step or its end, and after a logout by a member in any tab. */
  const mustNotStore = () => isAbandoned || progress.get().last === completed || getLogoutMark() !== initialLogoutMark;
  progress.subscribe(() => {
    const { current, last } = progress.get();
    // The completed step is never stored, so that the next person at the computer starts a new sign-up.
    if (last === completed) clearSignup();
    if (mustNotStore()) return;
    storage.set(keys.current, current);
    storage.set(keys.last, last);
  });
  return {
    progress,
    draft: () => draft,
    updateDraft(changes) {
      draft = { ...draft, ...changes };
      if (mustNotStore()) return;
      storage.set(keys.draft, JSON.stringify(draft));
    },
    passwords: () => passwords,
    setPasswords(newPasswords) {
      passwords = newPasswords;
    },
    wasUnreadable: stored.wasUnreadable,
    removeUnusable: () => {
      if (stored.isUnusable) clearSignup();
    },
    discardDraft() {
      draft = emptySignupDraft;
      passwords = noPasswords;
      storage.remove(keys.draft);
    },
    abandon() {
      isAbandoned = true;
      clearSignup();
    },
  };
}
