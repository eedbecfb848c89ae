import { type PaymentEvent, paymentEvents } from '#src/features/payment/payment-states.ts';

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

const start = '<!-- The picture of the payment states. `npx tsx tools/dev/states/docs-states.ts` writes it. -->\n';
const end = '<!-- The end of the picture. -->\n';

/** Draws the states of a payment as a Mermaid diagram in Markdown. */
function drawPaymentStates(): string {
  const arrows = Object.entries(paymentEvents).flatMap(([event, { from, to }]) =>
    from.map((state) => `  ${state} --> ${to}: ${labels[event as PaymentEvent]}\n`),
  );
  return `\`\`\`mermaid\nstateDiagram-v2\n  [*] --> choosing\n${arrows.join('')}\`\`\`\n`;
}

/**
 * Replaces the picture in a document.
 * @param text the document in Markdown
 * @returns the document with the picture of the current states
 * @throws Error if the document does not have the two comments around the picture
 */
export function withPaymentPicture(text: string): string {
  const first = text.indexOf(start);
  const last = text.indexOf(end);
  if (first === -1 || last < first) throw new Error(`The document does not have the lines ${start}and ${end}`);
  return `${text.slice(0, first)}${start}\n${drawPaymentStates()}\n${text.slice(last)}`;
}
