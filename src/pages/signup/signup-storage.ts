import { getLogoutMark } from '#src/api/session.ts';
import { tabStore as storage, tabKeys } from '#src/lib/browser/stored-data.ts';
import { createStore, type Store } from '#src/lib/store.ts';
import { draftOf, emptyDraft, noPasswords, type Passwords, type SignupDraft } from './signup-draft.ts';
import { beginning, completed, type Progress, progressOf } from './steps.ts';

const keys = { current: tabKeys.signupStep, last: tabKeys.signupLastStep, draft: tabKeys.signupDraft };

/** A sign-up under way. */
export type Signup = {
  /** Where it stands. */
  progress: Store<Progress>;
  draft: () => SignupDraft;
  /** Kept at once and without a word: it changes with every key that is pressed. */
  keep: (part: Partial<SignupDraft>) => void;
  passwords: () => Passwords;
  keepPasswords: (passwords: Passwords) => void;
  /** Whether something was stored that could not be read. */
  wasBroken: boolean;
  /** Forgets what was typed; where the sign-up stands is forgotten with the screen. */
  forget: () => void;
};

type Found = { draft: SignupDraft; progress: Progress; wasBroken: boolean };

function read(): Found {
  const text = storage.get(keys.draft);
  const [current, last] = [storage.get(keys.current), storage.get(keys.last)];
  const progress = progressOf(current, last);
  const draft = text === null ? null : draftOf(text);
  if (progress.last === completed) {
    // Nobody meets the end of a sign-up that an earlier version of the site has left.
    clearSignup();
    return { draft: emptyDraft, progress: beginning, wasBroken: false };
  }
  // A step that was reached needs what was typed before it.
  const isWhole = draft !== null || (text === null && current === null && last === null);
  const isKnown = (current === null && last === null) || (progress.current === current && progress.last === last);
  if (isWhole && isKnown) return { draft: draft ?? emptyDraft, progress, wasBroken: false };
  clearSignup();
  return { draft: emptyDraft, progress: progressOf(null, null), wasBroken: true };
}

/** Whether this tab has stored a sign-up under way. */
export const isSignupStored = (): boolean => Object.values(keys).some((key) => storage.get(key) !== null);

/** Forgets the sign-up: its steps and what was typed. */
export function clearSignup(): void {
  for (const key of Object.values(keys)) storage.remove(key);
}

/** A sign-up that begins, without a look at what is stored: the same on a server and in the browser. */
const newSignup = (): Found => ({ draft: emptyDraft, progress: beginning, wasBroken: false });

/**
 * Takes up the sign-up of this tab, or begins one.
 * @param isNew whether one begins, whatever is stored
 */
export function openSignup(isNew = false): Signup {
  const found = isNew ? newSignup() : read();
  let { draft } = found;
  let passwords = noPasswords;
  const progress = createStore(found.progress);
  const mark = getLogoutMark();
  /** After the last step, and after a logout that a member has chosen in any tab, nothing is stored any more. */
  const isOver = () => progress.get().last === completed || getLogoutMark() !== mark;
  progress.subscribe(() => {
    const { current, last } = progress.get();
    // The end is shown once and never stored: the next person at the computer begins their own sign-up.
    if (last === completed) clearSignup();
    if (isOver()) return;
    storage.set(keys.current, current);
    storage.set(keys.last, last);
  });
  return {
    progress,
    draft: () => draft,
    keep(part) {
      draft = { ...draft, ...part };
      if (isOver()) return;
      storage.set(keys.draft, JSON.stringify(draft));
    },
    passwords: () => passwords,
    keepPasswords(next) {
      passwords = next;
    },
    wasBroken: found.wasBroken,
    forget() {
      draft = emptyDraft;
      passwords = noPasswords;
      storage.remove(keys.draft);
    },
  };
}
