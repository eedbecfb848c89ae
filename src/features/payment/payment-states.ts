/**
 * The states of a payment. The payment flow has those of the modal, `PaymentConfirmation` those after the return.
 * - `choosing`: the member chooses a payment method.
 * - `refused`: the same form, with the message of the failure.
 * - `preparing`: the site requests the URL of the payment page.
 * - `redirecting`: the browser navigates to the payment page.
 * - `registering`: the site registers the bank transfer.
 * - `registered`: the bank transfer is registered.
 * - `cardPage`: the window shows the payment page of the card company.
 * - `failed`: the payment page has reported a failure.
 * - `confirming`: the site asks its server whether the payment happened.
 * - `confirmed`, `unknown`, `requestFailed`, `notStartedHere`: see `PaymentConfirmation`.
 */
export type PaymentStateName =
  | ModalStateName
  | ('cardPage' | 'failed' | 'confirming' | 'confirmed' | 'unknown' | 'requestFailed' | 'notStartedHere');

/** The states of the payment modal. */
export type ModalStateName = 'choosing' | 'refused' | 'preparing' | 'redirecting' | 'registering' | 'registered';

/**
 * The events of a payment, with the states in which each may happen and the state to which it leads. The payment flow
 * ignores an event that its state does not allow. A test draws docs/payment-states.md from this table.
 */
export const paymentEvents = {
  payByCard: { from: ['choosing', 'refused'], to: 'preparing' },
  payByTransfer: { from: ['choosing', 'refused'], to: 'registering' },
  receiveUrl: { from: ['preparing'], to: 'redirecting' },
  register: { from: ['registering'], to: 'registered' },
  refuse: { from: ['preparing', 'registering'], to: 'refused' },
  openPaymentPage: { from: ['redirecting'], to: 'cardPage' },
  // The modal stays in `redirecting` while the browser keeps it in its back/forward cache.
  goBack: { from: ['redirecting', 'cardPage'], to: 'choosing' },
  returnAfterSuccess: { from: ['cardPage'], to: 'confirming' },
  returnAfterFailure: { from: ['cardPage'], to: 'failed' },
  openSuccessUrl: { from: ['choosing'], to: 'confirming' },
  openFailureUrl: { from: ['choosing'], to: 'failed' },
  findPayment: { from: ['confirming'], to: 'confirmed' },
  findNoPayment: { from: ['confirming'], to: 'unknown' },
  findNoStart: { from: ['confirming'], to: 'notStartedHere' },
  receiveNoAnswer: { from: ['confirming'], to: 'requestFailed' },
  requestAgain: { from: ['requestFailed'], to: 'confirming' },
  close: {
    from: [
      ...['refused', 'preparing', 'redirecting', 'registering', 'registered'],
      ...['failed', 'confirming', 'confirmed', 'unknown', 'requestFailed', 'notStartedHere'],
    ],
    to: 'choosing',
  },
} as const satisfies Record<string, { from: readonly PaymentStateName[]; to: PaymentStateName }>;

/** An event of a payment. */
export type PaymentEvent = keyof typeof paymentEvents;

/** Returns whether an event may happen in a state. */
export const isPossible = (event: PaymentEvent, state: PaymentStateName): boolean => {
  const from: readonly PaymentStateName[] = paymentEvents[event].from;
  return from.includes(state);
};
