import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { messages } from '#src/api/errors.ts';
import { contractViolation, dataScreens, openScreen, respondWithData } from '#tests/browser/support/data-screens.ts';
import { acceptAnyValue, callsOf, handleOperation, requestsSettled } from '#tests/browser/support/site.tsx';
import { expectConsole } from '#tests/support/console.ts';
import { pathsIn, replaceAtPath, successExamples } from '#tests/support/contract-examples.ts';

const retry = page.getByRole('button', { name: '다시 시도' });
const header = page.getByRole('banner');

beforeEach(() => expectConsole(contractViolation));

test.each(dataScreens)('$operation on $address: the section shows an error with a retry', async (screen) => {
  const [example] = successExamples.filter(({ id }) => id === screen.operation);
  const [key] = Object.keys(Object(example?.body.data));
  respondWithData(screen.operation, replaceAtPath(example?.body.data, [key ?? ''], {}));
  await openScreen(screen);
  await expect
    .element(page.getByRole('alert').filter({ has: retry }))
    .toHaveTextContent(`${messages.badResponse}다시 시도`);
  await expect.element(header).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '화면을 열지 못했습니다' })).not.toBeInTheDocument();
  handleOperation(screen.operation, (request, pass) => pass(request));
  await retry.click();
  await expect.element(retry).not.toBeInTheDocument();
});

test('a screen shows its data or an error in its section, whatever value of an example is replaced', async () => {
  // As in production, the response check does not validate formats; a malformed picture URL is not requested.
  acceptAnyValue();
  expectConsole(contractViolation, /./);
  const cases = dataScreens.flatMap((screen) =>
    successExamples
      .filter(({ id }) => id === screen.operation)
      .map(({ body, name }) => ({ screen, data: body.data, name })),
  );
  const another = fc.constantFrom<unknown>(null, undefined, {}, [], [null], '', '값', '../x', 7, -1.5, true);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...cases), fc.nat(), another, async ({ screen, data }, chosen, value) => {
      const places = pathsIn(data);
      respondWithData(screen.operation, replaceAtPath(data, places[chosen % places.length] ?? [], value));
      const before = callsOf(screen.operation).length;
      const shown = await openScreen(screen);
      try {
        // The first visit of a screen also loads its code.
        await expect.poll(() => callsOf(screen.operation).length, { timeout: 10_000 }).toBeGreaterThan(before);
        await requestsSettled();
        expect(page.getByRole('heading', { name: '화면을 열지 못했습니다' }).elements()).toEqual([]);
        expect(header.elements()).toHaveLength(1);
      } finally {
        await shown.unmount();
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);
