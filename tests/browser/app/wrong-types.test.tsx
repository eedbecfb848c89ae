// @module-tag slow

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OperationId } from '#mocks/generated/operations.ts';
import { setClock } from '#src/lib/time/clock.ts';
import { pathOf, paths } from '#src/navigation/paths.ts';
import { homeTarget, screenTarget } from '#src/navigation/target.ts';
import {
  acceptAnyValue,
  callsOf,
  handleOperation,
  logIn,
  requestsSettled,
  store,
  visit,
} from '#tests/browser/support/site.tsx';
import { expectConsole } from '#tests/support/console.ts';
import { pathsIn, replaceAtPath, successExamples } from '#tests/support/contract-examples.ts';

type DataScreen = { operation: OperationId; address: string; member?: string };

/** The screens that show data, with the operation that provides it. */
const dataScreens: readonly DataScreen[] = [
  { operation: 'getInfo', address: paths.home },
  { operation: 'getInfo', address: homeTarget('forum').to },
  { operation: 'getInfo', address: paths.information },
  { operation: 'getInfo', address: screenTarget('gallery').to },
  { operation: 'getInfoDetail', address: pathOf.notice(1) },
  { operation: 'getPastConferences', address: paths.society },
  { operation: 'getPastConferencesDetail', address: pathOf.guide(1) },
  {
    operation: 'getAbstractList',
    address: screenTarget('ownAbstracts').to,
    member: 'hanbit01',
  },
  {
    operation: 'getRegisterInfo',
    address: screenTarget('ownRegistrations').to,
    member: 'hanbit01',
  },
  {
    operation: 'getAnnualFeePaid',
    address: screenTarget('annualFee').to,
    member: 'hanbit01',
  },
  { operation: 'getMemberInfo', address: screenTarget('basic').to, member: 'hanbit01' },
  { operation: 'getMemberCompanyInfo', address: screenTarget('company').to, member: 'hanbit01' },
  { operation: 'getMemberEduInfo', address: screenTarget('education').to, member: 'hanbit01' },
  { operation: 'getStudentCertificate', address: screenTarget('enrollment').to, member: 'hanbit02' },
];

test('a screen shows its data or an error in its section, whatever value of an example is replaced', async () => {
  // As in production, the response check does not validate formats; a malformed picture URL is not requested.
  acceptAnyValue();
  expectConsole(/./);
  const cases = dataScreens.flatMap((screen) =>
    successExamples
      .filter(({ id }) => id === screen.operation)
      .map(({ body, name }) => ({ screen, data: body.data, name })),
  );
  const another = fc.constantFrom<unknown>(null, undefined, {}, [], [null], '', '값', '../x', 7, -1.5, true);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...cases), fc.nat(), another, async ({ screen, data }, chosen, value) => {
      const places = pathsIn(data);
      const changed = replaceAtPath(data, places[chosen % places.length] ?? [], value);
      handleOperation(screen.operation, async () => Response.json({ success: true, data: changed, error: null }));
      const before = callsOf(screen.operation).length;
      // An event of the mock is shown on its own day.
      setClock(() => store().clock.now());
      if (screen.member) await logIn(screen.member);
      const shown = await visit(screen.address);
      try {
        // The first visit of a screen also loads its code.
        await expect.poll(() => callsOf(screen.operation).length, { timeout: 10_000 }).toBeGreaterThan(before);
        await requestsSettled();
        expect(page.getByRole('heading', { name: '화면을 열지 못했습니다' }).elements()).toEqual([]);
        expect(page.getByRole('banner').elements()).toHaveLength(1);
      } finally {
        await shown.unmount();
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);
