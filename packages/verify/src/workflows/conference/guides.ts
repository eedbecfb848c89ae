import { checkFilesOfRecord } from '#verify/files/downloads.ts';
import { checkNewestFirst, checkPaging } from '#verify/list-checks.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { checkHits } from '#verify/workflows/boards/board-posts.ts';

const pointers = { rows: '/data/conferences', count: '/data/total_count' };

async function readGuides(runner: WorkflowRunner, query: Record<string, string | number>) {
  const { data } = await runner.requestOutcome('getPastConferences', { query }, 'guides');
  return { rows: data.conferences, count: data.total_count };
}

const readGuide = async (runner: WorkflowRunner, guide_pk: number) =>
  (await runner.requestOutcome('getPastConferencesDetail', { query: { guide_pk } }, 'guide')).data;

/** Checks list and detail of the event guides. */
export async function checkGuides(runner: WorkflowRunner): Promise<void> {
  const rows =
    (await runner.runStep('guides: pages have the right rows, the newest come first', async () => {
      const list = { name: 'guides', pointers, readPage: readGuides, key: (row: { guide_pk: number }) => row.guide_pk };
      const all = await checkPaging(runner, list);
      const dates = (await readGuides(runner, { row: 100 })).rows.map((row) => row.guide_enrollment_date);
      checkNewestFirst(runner, 'guides', dates, pointers.rows);
      return all;
    })) ?? [];
  /** Runs a step that reads guides. */
  const runReading = (title: string, check: () => Promise<unknown>) =>
    runner.runStep(`guides: ${title}`, async () => {
      runner.requireOrSkip(rows.length > 0, 'there is no guide', 'getPastConferencesDetail');
      await check();
    });
  await runReading('list and guide agree, and files can be downloaded', () =>
    runAtOnce(runner, [...new Set([...rows.slice(0, 3), ...rows.slice(-1)])], async (part, row) => {
      const { conferences } = await readGuide(part, row.guide_pk);
      for (const name of ['guide_title', 'guide_enrollment_date'] as const) {
        const message = `${name} differs between list and guide`;
        part.checkEqual(conferences[name], row[name], 'same-record', message, `/data/conferences/${name}`);
      }
      await checkFilesOfRecord(part, conferences.file);
    }),
  );
  await runReading('each read adds a hit, which the list shows', async () => {
    const { guide_pk = 0 } = rows.at(-1) ?? {};
    const readHits = async () => (await readGuide(runner, guide_pk)).conferences.guide_hit ?? 0;
    // Two reads of a guest, and two of a member if one is logged in.
    const token = runner.findSession()?.accessToken;
    const about = { name: 'guides', pointer: '/data/conferences/guide_hit' };
    await checkHits(runner, about, readHits, (count) => {
      const requests = Array.from({ length: count }, (_, index) => ({
        query: { guide_pk },
        ...(token && index % 2 ? { token } : {}),
      }));
      return runner.context.client.sendTogether('getPastConferencesDetail', requests);
    });
    const hits = await readHits();
    const listed = (await readGuides(runner, { row: 100 })).rows.find((row) => row.guide_pk === guide_pk);
    runner.check(!listed || (listed.guide_hit ?? 0) >= hits, {
      rule: 'hits',
      message: 'the list has fewer hits than the guide had before',
      pointer: '/data/conferences/0/guide_hit',
      expected: `at least ${hits}`,
      actual: String(listed?.guide_hit),
    });
  });
  await runReading('previous and next guides agree', async () => {
    const indexes = new Set([...rows.slice(0, 40).keys(), rows.length - 1]);
    await runAtOnce(runner, [...indexes], async (part, index) => {
      const [newer, row, older] = [rows[index - 1], rows[index], rows[index + 1]];
      if (!row) return;
      const { prev_pk, next_pk } = await readGuide(part, row.guide_pk);
      part.checkEach('neighbours', [
        ['next_pk is not the guide before in the list', next_pk, newer?.guide_pk ?? null, '/data/next_pk'],
        ['prev_pk is not the next guide in the list', prev_pk, older?.guide_pk ?? null, '/data/prev_pk'],
      ]);
    });
  });
  await runner.runStep('guides: a guide that does not exist is not found', async () => {
    await runner.requestOutcome('getPastConferencesDetail', { query: { guide_pk: 2_147_483_647 } }, 'notFound');
  });
}
