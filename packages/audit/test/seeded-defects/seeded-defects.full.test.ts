import { expect, onTestFinished, test } from 'vitest';
import { mockMembers } from '#audit/run/options.ts';
import { prepareTools } from '#audit/run/tools.ts';
import { defects } from '#test/seeded-defects/list.ts';
import { measureDetection } from '#test/seeded-defects/measure.ts';
import { startServers } from '#tools/dev/start/audited-site.ts';

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
  const tools = await prepareTools({
    base: servers.base,
    members: mockMembers,
    clientSecret: 'audit',
    hasMock: true,
    timeoutMs: 15_000,
  });
  onTestFinished(() => tools.browser.close());
  const chosen = defects.filter(({ id }) => selectedDefects.includes(id));
  const measured = await measureDetection(tools, chosen, () => {});
  expect(measured.filter(({ hasRightCriterion: named }) => !named).map(({ defect }) => defect.id)).toEqual([]);
  expect(measured).toHaveLength(selectedDefects.length);
});
