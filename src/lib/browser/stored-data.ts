import { createSafeStorage } from './safe-storage.ts';
import { visitorKeys } from './visitor.ts';

/** The local storage, which all tabs of the site share and which stays until it is removed. */
export const localStore = createSafeStorage(() => localStorage);

/** The session storage, which belongs to one tab until the tab is closed. */
export const tabStore = createSafeStorage(() => sessionStorage);

/** The session storage keys of personal data. A logout by the member removes all of them. */
export const tabKeys = {
  signupStep: visitorKeys.signup,
  signupLastStep: 'currentLastStep',
  signupDraft: 'signupDraft',
  paymentNumber: 'mbrRefNo',
  paymentGoods: 'mbrRefNoGoods',
  paymentAmount: 'mbrRefNoAmount',
  paymentStart: 'mbrRefNoStart',
  annualFeeTransfer: 'transfer:annualFee',
  registrationTransfer: 'transfer:registration',
  foundMember: 'foundMember',
  guestDrafts: 'drafts:guest',
} as const;

/** The local storage keys of the card payments that a tab has started. No personal data; a logout removes them too. */
export const cardPaymentKeys = {
  annualFee: 'cardPayment:annualFee',
  registration: 'cardPayment:registration',
} as const;

/** The session storage key of the latest logout mark that this tab has handled; see `getLogoutMark`. */
export const seenLogoutKey = 'logout';

/** The session storage key of the number of failures that this tab has reported (src/lib/reports). No personal data. */
export const reportCountKey = 'reportCount';

/** The session storage key that marks that this tab has reported a change of its pages by something else. No personal data. */
export const changeReportedKey = 'changeReported';

/** The prefix of the keys of all drafts, in both storages. */
export const draftsPrefix = 'drafts:';
