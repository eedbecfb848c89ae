import { pageScript } from '#audit/run/bundle.ts';
import { mockMembers } from '#audit/run/options.ts';
import { compareTranscripts } from '#audit/transcripts/compare.ts';
import { journeys } from '#audit/transcripts/list.ts';
import { expect, test } from '#e2e/support/test.ts';

// A journey has up to forty steps, and each waits a second for announcements.
test.describe.configure({ timeout: 120_000 });

for (const { id, name } of journeys) {
  test(`the journey ${name} matches its reviewed screen-reader transcript`, async ({ browser, baseURL }) => {
    const tools = {
      base: baseURL ?? '',
      browser,
      scripts: { page: await pageScript(), ibm: '' },
      members: mockMembers,
      clientSecret: 'e2e',
      hasMock: true,
      timeoutMs: 20_000,
    };
    const { differences } = await compareTranscripts(tools, false, [id]);
    expect(differences).toEqual([]);
  });
}
