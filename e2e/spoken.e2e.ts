import { pageScript } from '../audit/run/bundle';
import { membersOfTheMock } from '../audit/run/options';
import { compareTranscripts } from '../audit/transcripts/compare';
import { journeys } from '../audit/transcripts/list';
import { expect, test } from './support/test';

// A journey has up to forty steps, and after each the page is listened to for a second.
test.describe.configure({ timeout: 120_000 });

for (const { id, name } of journeys) {
  test(`a screen reader says on the journey ${name} what was reviewed`, async ({ browser, baseURL }) => {
    const tools = {
      base: baseURL ?? '',
      browser,
      scripts: { page: await pageScript(), axe: '', ibm: '' },
      members: membersOfTheMock,
      clientSecret: 'e2e',
      isOurs: true,
      patience: 20_000,
    };
    expect(await compareTranscripts(tools, false, [id])).toEqual([]);
  });
}
