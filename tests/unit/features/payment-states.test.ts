import { expect, test } from 'vitest';
import { isPossible, type PaymentEvent, paymentEvents } from '#src/features/payment/payment-states.ts';

/** The label of each event in the picture. */
const labels: Record<PaymentEvent, string> = {
  payByCard: 'pays by card',
  payByTransfer: 'registers a transfer',
  receiveUrl: 'the URL has an allowed origin',
  register: 'the account is shown',
  refuse: 'refused, no network, no usable response',
  openPaymentPage: 'same window',
  goBack: "browser's back",
  returnAfterSuccess: 'return, sucess=true',
  returnAfterFailure: 'return, sucess=false or an aid',
  openSuccessUrl: 'a URL that was bookmarked, repeated or forged',
  openFailureUrl: 'a forged URL',
  findPayment: 'the server has the payment',
  findNoPayment: 'the server has no such payment',
  findNoStart: 'no payment was started in this tab',
  receiveNoAnswer: 'the server sends no usable response',
  requestAgain: 'requests again',
  close: 'closed',
};

/** Draws the states of a payment as a Mermaid diagram, for a document in Markdown. */
function paymentPicture(): string {
  const arrows = Object.entries(paymentEvents).flatMap(([event, { from, to }]) =>
    from.map((state) => `  ${state} --> ${to}: ${labels[event as PaymentEvent]}\n`),
  );
  return `# States of a payment\n\n\`\`\`mermaid\nstateDiagram-v2\n  [*] --> choosing\n${arrows.join('')}\`\`\`\n`;
}

test('docs/payment-states.md shows the states of the code', async () => {
  await expect(paymentPicture()).toMatchFileSnapshot('../../../docs/payment-states.md');
});

test.each([
  ['payByCard', 'choosing', true],
  ['payByCard', 'refused', true],
  ['payByCard', 'preparing', false],
  ['close', 'choosing', false],
  ['close', 'registered', true],
] as const)('the event %s in the state %s is possible: %s', (event, state, expected) => {
  expect(isPossible(event, state)).toBe(expected);
});
