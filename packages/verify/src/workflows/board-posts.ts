import { checkDownload } from '#verify/files/download-checks.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { type BoardRow, readPost, rowDate } from './board-requests.ts';

/** Checks that list and detail of a post agree, that reading it increases its hits, and that its files can be downloaded. */
export async function checkPost(
  runner: WorkflowRunner,
  type: string,
  row: BoardRow,
  reader?: MemberSession,
): Promise<void> {
  const pk = row[`${type}_pk`];
  const first = await readPost(runner, type, pk, reader);
  const fieldPointer = (name: string) => `/data/${type}/${type}_${name}`;
  for (const name of ['pk', 'title', 'enrollment_date']) {
    runner.checkEqual(
      first.post[`${type}_${name}`],
      row[`${type}_${name}`],
      'same-record',
      `${type}: ${name} differs between list and detail`,
      fieldPointer(name),
    );
  }
  for (const name of ['admin_name', 'member_name']) {
    runner.checkEqual(
      first.post[name] ?? null,
      row[name] ?? null,
      'same-record',
      `${type}: ${name} differs between list and detail`,
      `/data/${type}/${name}`,
    );
  }
  const [path, listedPath] = [first.files[0]?.file_path ?? null, row.file_path ?? null];
  const isOtherFile = first.files.some((file) => file.file_path === listedPath);
  runner.check(path === listedPath, {
    rule: 'same-record',
    message: `${type}: file_path differs between list and detail`,
    pointer: `/data/${type}_file/0/file_path`,
    expected: String(listedPath),
    actual: String(path),
    ...(isOtherFile ? { culprit: 'getInfo' } : {}),
  });
  const hit = first.post[`${type}_hit`];
  const secondRead = await readPost(runner, type, pk, reader);
  // More than one hit is accepted, because other visitors may read the post at the same time.
  runner.check(Number(secondRead.post[`${type}_hit`] ?? 0) > Number(hit ?? 0), {
    rule: 'hits',
    message: `${type}: reading a post does not increase its hits`,
    pointer: fieldPointer('hit'),
    expected: `more than ${hit}`,
    actual: String(secondRead.post[`${type}_hit`]),
  });
  for (const file of first.files.slice(0, 3)) await checkDownload(runner, file);
}

/** The number of reads that are sent at the same time. */
const simultaneousReads = 4;

/** Checks that each of several reads of a post at the same time adds a hit. */
export async function checkSimultaneousHits(
  runner: WorkflowRunner,
  type: string,
  row: BoardRow,
  reader?: MemberSession,
): Promise<void> {
  const hitsOf = async () => Number((await readPost(runner, type, row[`${type}_pk`], reader)).post[`${type}_hit`] ?? 0);
  const before = await hitsOf();
  const query = { type, info_pk: Number(row[`${type}_pk`]) };
  const requestAs = (member: MemberSession | undefined) => ({
    query,
    ...(member ? { token: member.accessToken } : {}),
  });
  // Members count like guests, also when they read the same post again.
  const member = reader ?? runner.findSession();
  const requests = Array.from({ length: simultaneousReads }, (_, index) => requestAs(index % 2 ? member : reader));
  await runner.context.client.sendTogether('getInfoDetail', requests);
  const after = await hitsOf();
  runner.check(after > before + simultaneousReads, {
    rule: 'hits',
    message: `${type}: reads at the same time do not add a hit each`,
    pointer: `/data/${type}/${type}_hit`,
    expected: `at least ${before + simultaneousReads + 1}`,
    actual: String(after),
  });
}

/** Checks that `prev_pk` and `next_pk` connect the posts in the order of their dates, in both directions. */
export async function checkAdjacentPosts(
  runner: WorkflowRunner,
  type: string,
  rows: BoardRow[],
  reader?: MemberSession,
): Promise<void> {
  const order = [...rows].sort((one, other) => {
    const [a, b] = [rowDate(type, one) ?? '', rowDate(type, other) ?? ''];
    return a === b ? 0 : a < b ? 1 : -1;
  });
  const pkOf = (row: BoardRow | undefined) => row?.[`${type}_pk`];
  const days = new Map(order.map((row) => [pkOf(row), rowDate(type, row) ?? '']));
  let newest = await readPost(runner, type, pkOf(order[0]), reader);
  // Several posts may have the newest date, so the check moves on to the last of them.
  for (let step = 0; step < 10 && typeof newest.next === 'number'; step += 1)
    newest = await readPost(runner, type, newest.next, reader);
  runner.checkEqual(
    newest.next,
    null,
    'neighbours',
    `${type}: next_pk of the newest post is not null`,
    '/data/next_pk',
  );
  let here = newest;
  let pk = here.post[`${type}_pk`];
  for (let step = 0; step < Math.min(rows.length - 1, 6); step += 1) {
    const older = here.prev;
    if (
      !runner.check(typeof older === 'number', {
        rule: 'neighbours',
        message: `${type}: prev_pk is null, although there are older posts`,
        pointer: '/data/prev_pk',
      })
    )
      return;
    const isOlder = (days.get(older) ?? '') <= (days.get(pk) ?? '9');
    runner.check(isOlder, {
      rule: 'neighbours',
      message: `${type}: prev_pk refers to a newer post`,
      pointer: '/data/prev_pk',
      actual: String(older),
    });
    const next = await readPost(runner, type, older, reader);
    runner.checkEqual(
      next.next,
      pk,
      'neighbours',
      `${type}: prev_pk and next_pk of two adjacent posts disagree`,
      '/data/next_pk',
    );
    [here, pk] = [next, older];
  }
  const last = pkOf(order.at(-1));
  if (rows.length <= 500 && last !== undefined) {
    let oldest = await readPost(runner, type, last, reader);
    for (let step = 0; step < 10 && typeof oldest.prev === 'number'; step += 1)
      oldest = await readPost(runner, type, oldest.prev, reader);
    runner.checkEqual(
      oldest.prev,
      null,
      'neighbours',
      `${type}: prev_pk of the oldest post is not null`,
      '/data/prev_pk',
    );
  }
}
