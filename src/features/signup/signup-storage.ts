import { createSafeStorage } from '../../lib/safe-storage';
import { createStore, type Store } from '../../ui/store';
import { draftOf, emptyDraft, noPasswords, type Passwords, type SignupDraft } from './signup-draft';
import { completed, type Progress, progressOf } from './steps';

const keys = { current: 'currentStep', last: 'currentLastStep', draft: 'signupDraft' };

/** For as long as the tab is there: the storage that a browser keeps for a session. */
const storage = createSafeStorage(() => globalThis.sessionStorage);

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

function read(): { draft: SignupDraft; progress: Progress; wasBroken: boolean } {
  const text = storage.get(keys.draft);
  const [current, last] = [storage.get(keys.current), storage.get(keys.last)];
  const progress = progressOf(current, last);
  const draft = text === null ? null : draftOf(text);
  // A step that was reached needs what was typed before it; who is done needs nothing any more.
  const isWhole = draft !== null || progress.last === completed || (text === null && current === null && last === null);
  const isKnown = (current === null && last === null) || (progress.current === current && progress.last === last);
  if (isWhole && isKnown) return { draft: draft ?? emptyDraft, progress, wasBroken: false };
  clearSignup();
  return { draft: emptyDraft, progress: progressOf(null, null), wasBroken: true };
}

/** Forgets the sign-up: its steps and what was typed. */
export function clearSignup(): void {
  for (const key of Object.values(keys)) storage.remove(key);
}

/** Takes up the sign-up of this tab, or begins one. Storage is read here and at no other time. */
export function openSignup(): Signup {
  const found = read();
  let { draft } = found;
  let passwords = noPasswords;
  const progress = createStore(found.progress);
  progress.subscribe(() => {
    const { current, last } = progress.get();
    storage.set(keys.current, current);
    storage.set(keys.last, last);
  });
  return {
    progress,
    draft: () => draft,
    keep(part) {
      draft = { ...draft, ...part };
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
