// @module-tag slow

import { beforeEach, test } from 'vitest';
import { page } from 'vitest/browser';
import { docxFile } from '#mocks/files/office.ts';
import type { OperationId } from '#mocks/generated/operations.ts';
import type { ScreenId } from '#src/navigation/screens.ts';
import { screenTarget } from '#src/navigation/target.ts';
import '#src/components/overlays/message-modal.tsx';
import '#src/features/payment/payment-dialog.tsx';
import '#src/pages/society/abstracts/abstract-modal.tsx';
import { setClock } from '#src/lib/time/clock.ts';
import { button, expectVisible } from '#tests/browser/support/locators.ts';
import { createOutcomeTable, type OutcomeRoute, testOutcomes } from '#tests/browser/support/outcomes.ts';
import { store, visit } from '#tests/browser/support/site.tsx';
import { visibleTexts } from '#tests/browser/support/visible-messages.ts';

const visitors = ['hanbit01'];

/** A day on which members can send abstracts, and a day of the pre-registration, in Seoul. */
const days = { abstracts: '2025-10-20T10:00:00+09:00', registration: '2025-11-05T10:00:00+09:00' };

function moveClock(day: keyof typeof days) {
  store().clock.set(Date.parse(days[day]));
}

async function chooseAbstract() {
  moveClock('abstracts');
  await visit(screenTarget('abstracts').to);
  await button('초록 등록').click();
  const dialog = page.getByRole('dialog', { name: '등록 옵션' });
  await expectVisible(dialog);
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  await page.elementLocator(input ?? document.body).upload(new File([docxFile('국문 초록', 20_000)], '국문 초록.docx'));
  await expectVisible(page.getByText(/해당 파일로 등록하시겠습니까/));
}

const readDialog = () =>
  ['[slot=title]', 'p', 'dd'].flatMap((part) => visibleTexts(`[role=dialog] ${part}`)).join(' · ');
const readList = () => [...visibleTexts('main p[role=status]'), ...visibleTexts('main [aria-busy=false]')].join(' · ');

const listRoute = (screen: ScreenId): OutcomeRoute => ({
  visitors,
  act: () => visit(screenTarget(screen).to),
  readContent: readList,
});

const routes: Partial<Record<OperationId, OutcomeRoute>> = {
  uploadConferenceAbstract: {
    visitors,
    arrange: chooseAbstract,
    act: () => page.getByRole('dialog').getByRole('button', { name: '등록', exact: true }).click(),
    readContent: readDialog,
  },
  checkRegisterDuplicate: {
    visitors,
    async arrange() {
      moveClock('registration');
      await visit(screenTarget('registration').to);
    },
    act: () => button('결제').click(),
    readContent: readDialog,
  },
  getAbstractList: listRoute('ownAbstracts'),
  getRegisterInfo: listRoute('ownRegistrations'),
};

const table = createOutcomeTable();

beforeEach(() => setClock(() => store().clock.now()));

testOutcomes(table, { routes });

test('the table of all outcomes equals the checked-in table', () => table.expectSnapshot('conference.md'));
