import { createSafeStorage } from './safe-storage.ts';
import { visitorKeys } from './visitor.ts';

/** What all tabs of the site share until it is removed: the browser's local storage. */
export const localStore = createSafeStorage(() => globalThis.localStorage);

/** What one tab keeps until it is closed: the browser's session storage. */
export const tabStore = createSafeStorage(() => globalThis.sessionStorage);

/** The keys of a tab's personal data. A logout that a member chooses removes all of them. */
export const tabKeys = {
  signupStep: visitorKeys.signup,
  signupLastStep: 'currentLastStep',
  signupDraft: 'signupDraft',
  paymentNumber: 'mbrRefNo',
  paymentGoods: 'mbrRefNoGoods',
  foundMember: 'foundMember',
  guestDrafts: 'drafts:guest',
} as const;

/** The key of what one tab remembers of the latest chosen logout; see `getLogoutMark` of the session. */
export const seenLogoutKey = 'logout';

/** What the keys of all drafts begin with, in either storage. */
export const draftsPrefix = 'drafts:';
