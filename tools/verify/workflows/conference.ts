import { docxFile } from '#mocks/files/office.ts';
import { bytesAt, download, notServedByNumber, sameBytes } from '#tools/verify/downloads.ts';
import { bytesOf, exampleBody } from '#tools/verify/example.ts';
import type { Part } from '#tools/verify/exchange.ts';
import { newestFirst, pagesAddUp, writtenToday } from '#tools/verify/lists.ts';
import type { Session, Walk } from '#tools/verify/walk.ts';

/** The event that the contract's examples are about. */
export const currentEvent = String(exampleBody('checkRegisterDuplicate').goods_name);

async function guides(walk: Walk): Promise<void> {
  const pointers = { rows: '/data/conferences', count: '/data/total_count' };
  const read = async (query: Record<string, string | number>) => {
    const { data } = await walk.ask('getPastConferences', { query }, 'guides');
    return { rows: data.conferences, count: data.total_count };
  };
  const rows =
    (await walk.step('guides: pages add up', () =>
      pagesAddUp(walk, { name: 'guides', pointers, read, key: (row) => row.guide_pk }),
    )) ?? [];
  await walk.step('guides: the newest first', async () => {
    await read({ row: 100 });
    newestFirst(
      walk,
      'guides',
      rows.map((row) => row.guide_enrollment_date),
      pointers.rows,
    );
  });
  const detail = async (pk: number) =>
    (await walk.ask('getPastConferencesDetail', { query: { guide_pk: pk } }, 'guide')).data;
  await walk.step('guides: each is what the list says, has its files, and reading it counts', async () => {
    walk.need(rows.length > 0, 'there is no guide', 'getPastConferencesDetail');
    for (const row of [...rows.slice(0, 3), ...rows.slice(-1)]) {
      const { conferences } = await detail(row.guide_pk);
      const names = ['guide_title', 'guide_enrollment_date'] as const;
      for (const name of names)
        walk.same(
          conferences[name],
          row[name],
          'same-record',
          `list and guide differ in ${name}`,
          `/data/conferences/${name}`,
        );
      const again = await detail(row.guide_pk);
      const [before, after] = [conferences.guide_hit ?? 0, again.conferences.guide_hit ?? 0];
      walk.check(after > before, {
        rule: 'hits',
        message: 'reading a guide does not count',
        pointer: '/data/conferences/guide_hit',
        expected: `more than ${before}`,
        actual: String(after),
      });
      for (const file of conferences.file.slice(0, 2)) await download(walk, file);
    }
  });
  await walk.step('guides: the ones before and after agree', async () => {
    const [newest] = rows;
    let pk = walk.need(newest, 'there is no guide', 'getPastConferencesDetail').guide_pk;
    let here = await detail(pk);
    walk.same(here.next_pk, null, 'neighbours', 'the newest guide has a newer one', '/data/next_pk');
    for (const row of rows.slice(1, 5)) {
      walk.same(
        here.prev_pk,
        row.guide_pk,
        'neighbours',
        'the older neighbour is not the next of the list',
        '/data/prev_pk',
      );
      const next = await detail(row.guide_pk);
      walk.same(next.next_pk, pk, 'neighbours', 'two neighbours do not agree', '/data/next_pk');
      [here, pk] = [next, row.guide_pk];
    }
    const oldest = walk.need(rows.at(-1), 'there is no guide');
    walk.same(
      (await detail(oldest.guide_pk)).prev_pk,
      null,
      'neighbours',
      'the oldest guide has an older one',
      '/data/prev_pk',
    );
  });
  await walk.step('guides: one that does not exist is not found', async () => {
    await walk.ask('getPastConferencesDetail', { query: { guide_pk: 2_147_483_647 } }, 'notFound');
  });
}

const list = async (
  walk: Walk,
  session: Session,
  query: Record<string, string | number> = {},
  event = currentEvent,
) => {
  const { data } = await walk.askAs(
    session,
    'getAbstractList',
    { query: { conference_name: event, ...query } },
    'abstracts',
  );
  return { rows: data.abstract, count: data.total_count };
};

async function ownAbstracts(walk: Walk, session: Session): Promise<void> {
  await walk.step(
    `abstracts of member ${walk.run.sessions.indexOf(session) + 1}: pages add up, the newest first`,
    async () => {
      const pointers = { rows: '/data/abstract', count: '/data/total_count' };
      const read = (query: Record<string, string | number>) => list(walk, session, query);
      const rows = await pagesAddUp(walk, { name: 'abstracts', pointers, read, key: (row) => row.file_path });
      newestFirst(
        walk,
        'abstracts',
        rows.map((row) => row.abstract_enrollment_date),
        pointers.rows,
      );
      const path = rows[0]?.file_path;
      await notServedByNumber(walk, path, await bytesAt(walk, path));
      const events = [...new Set(rows.map((row) => row.abstract_conference_name))];
      walk.check(
        events.every((event) => event === currentEvent),
        {
          rule: 'filter',
          message: 'the list has abstracts of another event',
          pointer: '/data/abstract',
          expected: currentEvent,
          actual: events.join(', '),
        },
      );
      const none = await list(walk, session, {}, `${walk.run.prefix} event`);
      walk.same(
        [none.rows.length, none.count],
        [0, 0],
        'filter',
        'an event that does not exist has abstracts',
        '/data/abstract',
      );
    },
  );
}

/** Sends an abstract. */
const upload = (walk: Walk, session: Session, fields: Record<string, string>, file: Part, ...outcomes: string[]) => {
  const texts = {
    conference_name: currentEvent,
    abstract_presentation: '구두 발표',
    abstract_division: '소재 분과',
    ...fields,
  };
  const parts: Part[] = [file, ...Object.entries(texts).map(([name, text]) => ({ name, text }))];
  return walk.askAs(session, 'uploadConferenceAbstract', { parts }, ...outcomes);
};

const word = (title: string): Part => ({
  name: 'abstract_file',
  file: `초록 ${title}.docx`,
  bytes: docxFile(title, ['본문']),
});

/** An abstract before its deadline: kept, listed first, and its file comes back. */
async function sent(walk: Walk, session: Session): Promise<void> {
  const before = await list(walk, session);
  const file = word(walk.run.prefix);
  const fields = { abstract_presentation: '포스터 발표', abstract_division: '피부 & 천연물효능 기전 분과' };
  const { code } = await upload(walk, session, fields, file, 'uploaded', 'deadlinePassed', 'unknownConference');
  if (code !== null)
    walk.need(
      null,
      'the server takes no abstracts for the event of the contract now, and no clock was given (--clock)',
      'uploadConferenceAbstract',
    );
  walk.run.ledger.leave(`an abstract of ${session.id}`);
  const after = await list(walk, session);
  walk.same(after.count, before.count + 1, 'count', 'a new abstract is not counted', '/data/total_count');
  const [row] = after.rows;
  walk.same(
    row && [row.abstract_presentation, row.abstract_division, row.abstract_conference_name, row.abstract_approve],
    ['포스터 발표', '피부 & 천연물효능 기전 분과', currentEvent, 'wait'],
    'stored',
    'the first abstract of the list is not what was sent',
    '/data/abstract/0',
  );
  writtenToday(walk, 'a new abstract', row?.abstract_enrollment_date, '/data/abstract/0/abstract_enrollment_date');
  if (row && 'bytes' in file) {
    sameBytes(walk, await bytesAt(walk, row.file_path), file.bytes, 'an abstract');
    await notServedByNumber(walk, row.file_path, file.bytes);
  }
  await upload(walk, session, {}, { name: 'abstract_file', file: '초록.pdf', bytes: bytesOf(500) }, 'notWord');
  await upload(walk, session, {}, { name: 'abstract_file', file: '초록.docx', bytes: bytesOf(0) }, 'fileRejected');
}

/** Abstracts that are sent, before the deadline where the clock can be moved. */
export async function abstracts(walk: Walk): Promise<void> {
  await walk.step('an abstract is kept, and its file comes back', () => {
    walk.mayWrite('uploadConferenceAbstract');
    return sent(walk, walk.anyone('uploadConferenceAbstract'));
  });
  await walk.step('an abstract to an event that does not exist is refused', async () => {
    walk.mayWrite('uploadConferenceAbstract');
    const session = walk.anyone('uploadConferenceAbstract');
    await upload(walk, session, { conference_name: '1999년 추계학술대회' }, word('x'), 'unknownConference');
  });
}

/** An abstract after the deadline. */
export async function lateAbstract(walk: Walk): Promise<void> {
  await walk.step('an abstract after the deadline is refused', async () => {
    walk.mayWrite('uploadConferenceAbstract');
    await upload(walk, walk.anyone('uploadConferenceAbstract'), {}, word('late'), 'deadlinePassed');
  });
}

/** Event guides, and abstracts as they are stored. */
export async function conference(walk: Walk): Promise<void> {
  await guides(walk);
  for (const session of walk.run.sessions.filter(({ own }) => !own).slice(0, 3)) await ownAbstracts(walk, session);
}
