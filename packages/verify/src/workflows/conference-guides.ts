import { checkNewestFirst, checkPaging } from '#verify/list-checks.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { checkFileOwners, checkFilesOfRecord } from './file-addresses.ts';

/** Checks list and detail of the event guides. */
export async function checkGuides(runner: WorkflowRunner): Promise<void> {
  const pointers = { rows: '/data/conferences', count: '/data/total_count' };
  const readGuides = async (reader: WorkflowRunner, query: Record<string, string | number>) => {
    const { data } = await reader.requestOutcome('getPastConferences', { query }, 'guides');
    return { rows: data.conferences, count: data.total_count };
  };
  const rows =
    (await runner.runStep('guides: pages have the right rows', () =>
      checkPaging(runner, { name: 'guides', pointers, readPage: readGuides, key: (row) => row.guide_pk }),
    )) ?? [];
  await runner.runStep('guides: members and guests get the same list', async () => {
    const session = runner.requireSession();
    const { data } = await runner.requestAs(session, 'getPastConferences', { query: { row: 100 } }, 'guides');
    runner.checkEqual(
      data.conferences.map((row) => row.guide_pk),
      rows.slice(0, 100).map((row) => row.guide_pk),
      'same-record',
      'the list of a member differs from the list of a guest',
      pointers.rows,
    );
  });
  await runner.runStep('guides: the newest come first', async () => {
    await readGuides(runner, { row: 100 });
    checkNewestFirst(
      runner,
      'guides',
      rows.map((row) => row.guide_enrollment_date),
      pointers.rows,
    );
  });
  const readGuide = async (reader: WorkflowRunner, pk: number) =>
    (await reader.requestOutcome('getPastConferencesDetail', { query: { guide_pk: pk } }, 'guide')).data;
  await runner.runStep(
    'guides: list and guide agree, files can be downloaded, and reading increases the hits',
    async () => {
      runner.requireOrSkip(rows.length > 0, 'there is no guide', 'getPastConferencesDetail');
      await runAtOnce(runner, [...new Set([...rows.slice(0, 3), ...rows.slice(-1)])], async (part, row) => {
        const { conferences } = await readGuide(part, row.guide_pk);
        part.check((conferences.guide_hit ?? 0) > (row.guide_hit ?? 0), {
          rule: 'hits',
          message: 'the hits of a guide are not more than those in the list before',
          pointer: '/data/conferences/guide_hit',
          expected: `more than ${row.guide_hit ?? 0}`,
          actual: String(conferences.guide_hit),
        });
        const names = ['guide_title', 'guide_enrollment_date'] as const;
        for (const name of names)
          part.checkEqual(
            conferences[name],
            row[name],
            'same-record',
            `${name} differs between list and guide`,
            `/data/conferences/${name}`,
          );
        const secondRead = await readGuide(part, row.guide_pk);
        const [before, after] = [conferences.guide_hit ?? 0, secondRead.conferences.guide_hit ?? 0];
        part.check(after > before, {
          rule: 'hits',
          message: 'reading a guide does not increase its hits',
          pointer: '/data/conferences/guide_hit',
          expected: `more than ${before}`,
          actual: String(after),
        });
        await checkFilesOfRecord(part, conferences.file);
        const listed = (await readGuides(part, { row: 100 })).rows.find(({ guide_pk }) => guide_pk === row.guide_pk);
        part.check(!listed || (listed.guide_hit ?? 0) >= after, {
          rule: 'hits',
          message: 'the list has fewer hits than the guide had before',
          pointer: '/data/conferences/0/guide_hit',
          expected: `at least ${after}`,
          actual: String(listed?.guide_hit),
        });
      });
    },
  );
  await runner.runStep('guides: each of several reads at the same time adds a hit', async () => {
    const { guide_pk } = runner.requireOrSkip(rows.at(-1), 'there is no guide', 'getPastConferencesDetail');
    const before = (await readGuide(runner, guide_pk)).conferences.guide_hit ?? 0;
    // Two reads of a guest, and two of a member if one is logged in.
    const guest = { query: { guide_pk } };
    const session = runner.findSession();
    const member = session ? { ...guest, token: session.accessToken } : guest;
    const requests = [guest, guest, member, member];
    await runner.context.client.sendTogether('getPastConferencesDetail', requests);
    const after = (await readGuide(runner, guide_pk)).conferences.guide_hit ?? 0;
    runner.check(after > before + requests.length, {
      rule: 'hits',
      message: 'reads of a guide at the same time do not add a hit each',
      pointer: '/data/conferences/guide_hit',
      expected: `at least ${before + requests.length + 1}`,
      actual: String(after),
    });
  });
  await runner.runStep('guides: previous and next guides agree', async () => {
    runner.requireOrSkip(rows.length > 0, 'there is no guide', 'getPastConferencesDetail');
    const ends = [...rows.slice(0, 40).keys(), rows.length - 1];
    const owners = new Map<number, number>();
    await runAtOnce(runner, [...new Set(ends)], async (part, index) => {
      const [newer, row, older] = [rows[index - 1], rows[index], rows[index + 1]];
      if (!row) return;
      const { conferences, prev_pk, next_pk } = await readGuide(part, row.guide_pk);
      checkFileOwners(part, owners, row.guide_pk, conferences.file);
      const nextMessage = newer
        ? 'prev_pk and next_pk of two adjacent guides disagree'
        : 'next_pk of the newest guide is not null';
      part.checkEqual(next_pk, newer?.guide_pk ?? null, 'neighbours', nextMessage, '/data/next_pk');
      const prevMessage = older
        ? 'prev_pk is not the next guide in the list'
        : 'prev_pk of the oldest guide is not null';
      part.checkEqual(prev_pk, older?.guide_pk ?? null, 'neighbours', prevMessage, '/data/prev_pk');
    });
  });
  await runner.runStep('guides: a guide that does not exist is not found', async () => {
    await runner.requestOutcome('getPastConferencesDetail', { query: { guide_pk: 2_147_483_647 } }, 'notFound');
  });
}
