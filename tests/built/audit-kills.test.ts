import { expect, onTestFinished, test } from 'vitest';
import { mockMembers } from '#tools/audit/run/options.ts';
import { startServers } from '#tools/audit/run/servers.ts';
import { prepareTools } from '#tools/audit/run/tools.ts';
import { defects } from '#tools/audit/seeded-defects/list.ts';
import { measureDetection } from '#tools/audit/seeded-defects/measure.ts';

/** One of each kind: a name, a heading, the focus, a message, a target, a title. */
const few = ['label-not-in-name', 'heading-skipped', 'focus-hidden', 'status-silent', 'small-targets', 'title-empty'];

test('defects that are put into the built site are found', { timeout: 120_000 }, async () => {
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
  const chosen = defects.filter(({ id }) => few.includes(id));
  const killed = await measureDetection(tools, chosen, () => {});
  expect(killed.filter(({ hasRightCriterion: named }) => !named).map(({ defect }) => defect.id)).toEqual([]);
  expect(killed).toHaveLength(few.length);
});
