import { expect, onTestFinished, test } from 'vitest';
import { defects } from '#tools/audit/kills/list.ts';
import { measure } from '#tools/audit/kills/measure.ts';
import { membersOfTheMock } from '#tools/audit/run/options.ts';
import { startServers } from '#tools/audit/run/servers.ts';
import { prepare } from '#tools/audit/run/tools.ts';

/** One of each kind: a name, a heading, the focus, a message, a target, a title. */
const selectedDefects = [
  'label-not-in-name',
  'heading-skipped',
  'focus-hidden',
  'status-silent',
  'small-targets',
  'title-empty',
];

test('defects that are put into the built site are found', { timeout: 120_000 }, async () => {
  const servers = await startServers();
  onTestFinished(servers.close);
  const tools = await prepare({
    base: servers.base,
    members: membersOfTheMock,
    clientSecret: 'audit',
    isOurs: true,
    patience: 15_000,
  });
  onTestFinished(() => tools.browser.close());
  const chosen = defects.filter(({ id }) => selectedDefects.includes(id));
  const measured = await measure(tools, chosen, () => {});
  expect(measured.filter(({ named }) => !named).map(({ defect }) => defect.id)).toEqual([]);
  expect(measured).toHaveLength(selectedDefects.length);
});
