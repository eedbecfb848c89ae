// @module-tag slow

import { expect, onTestFinished, test } from 'vitest';
import { groupUntested } from '#audit/report/matrix.ts';
import { auditScreens } from '#audit/run/audit-screens.ts';
import { inspectionJobs } from '#audit/run/jobs.ts';
import { mockMembers } from '#audit/run/options.ts';
import { prepareTools } from '#audit/run/tools.ts';
import { screens } from '#audit/screens/list.ts';
import { createMockServer } from '#mocks/server.ts';
import { serveSiteAndApi } from '#tools/dev/start/built-site.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { answerWithOtherData } from './other-data.ts';

/** The screens that show records of the server. */
const withRecords = ['home', 'guides', 'registration', 'notices', 'boards', 'post'];

/** Serves the built site with a server that has other data than the mock. @returns the URL of the site */
async function serveWithOtherData(): Promise<string> {
  const api = await createMockServer({ port: 0, answer: answerWithOtherData });
  const environment = requireEnvironment('production', { files: false });
  const site = await serveSiteAndApi({ ...environment, API_SERVER: (api.url ?? '').replace(/\/$/, '') });
  onTestFinished(async () => {
    await site.close();
    await api.close(true);
  });
  return site.url;
}

test('with other records, counts and titles, every state is reached, and nothing else is found', {
  timeout: 1_200_000,
}, async () => {
  const base = await serveWithOtherData();
  const site = { base, members: mockMembers, clientSecret: 'audit', hasMock: true, timeoutMs: 15_000 };
  const tools = await prepareTools(site);
  onTestFinished(() => tools.browser.close());
  const chosen = screens.filter(({ id }) => withRecords.includes(id));
  expect(chosen).toHaveLength(withRecords.length);
  const { findings, outcomes, absences } = await auditScreens(tools, chosen, {
    stop: new AbortController(),
    journal: { earlier: new Map(), add: () => undefined, remove: () => undefined },
    plan: { first: inspectionJobs, later: () => [] },
    onVisit: () => undefined,
    onScreen: async () => undefined,
  });
  expect(groupUntested(outcomes)).toEqual([]);
  expect(findings.map(({ state, check, problem }) => [state, check.id, problem.message])).toEqual([]);
  expect([...absences]).toEqual([]);
});
