// @module-tag slow

import { afterAll, expect, test } from 'vitest';
import { mockMembers } from '#audit/run/options.ts';
import { prepareTools } from '#audit/run/tools.ts';
import { defects } from '#test/seeded-defects/list.ts';
import { serveSiteAndApi } from '#tools/dev/start/built-site.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { checksThatFind } from './find.ts';

const servers = await serveSiteAndApi({ ...requireEnvironment('production', { files: false }), API_SERVER: null });
const tools = await prepareTools({
  base: servers.url,
  members: mockMembers,
  clientSecret: 'audit',
  hasMock: true,
  timeoutMs: 15_000,
});

afterAll(async () => {
  await tools.browser.close();
  await servers.close();
});

test.concurrent.each(defects)('$id in $state is found by $foundBy', { timeout: 120_000, retry: 1 }, async (defect) => {
  expect(await checksThatFind(tools, defect)).toContain(defect.foundBy);
});
