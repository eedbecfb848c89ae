import { expect, onTestFinished, test } from 'vitest';
import { defects } from '#tools/audit/kills/list.ts';
import { measure } from '#tools/audit/kills/measure.ts';
import { membersOfTheMock } from '#tools/audit/run/options.ts';
import { startServers } from '#tools/audit/run/servers.ts';
import { prepare } from '#tools/audit/run/tools.ts';

/** One defect of each kind: name, heading, focus, status message, target size, title. */
const selectedDefects = [
  'label-not-in-name',
  'heading-skipped',
  'focus-hidden',
  'status-silent',
  'small-targets',
  'title-empty',
];

test('the audit detects seeded defects in the built site', { timeout: 120_000 }, async () => {
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
