/** `npx tsx tools/dev/states/docs-states.ts`: draws the states of a payment in docs/frontend.md. `tests/unit/tools/payment-states.test.ts` compares. */
import { readFile, writeFile } from 'node:fs/promises';
import { withPaymentPicture } from './payment-picture.ts';

const document = 'docs/frontend.md';

await writeFile(document, withPaymentPicture(await readFile(document, 'utf8')));
console.log(`${document}: the picture of the payment states is written.`);
