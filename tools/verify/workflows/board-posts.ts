import { download } from '#tools/verify/downloads.ts';
import type { Session, Walk } from '#tools/verify/walk.ts';
import { dayOf, type Row, readPost } from './board-reading.ts';

/** A post as the list has it and as it is read by itself, and that reading counts. */
export async function post(walk: Walk, type: string, row: Row, reader?: Session): Promise<void> {
  const pk = row[`${type}_pk`];
  const first = await readPost(walk, type, pk, reader);
  const at = (name: string) => `/data/${type}/${type}_${name}`;
  for (const name of ['pk', 'title', 'enrollment_date']) {
    walk.same(
      first.post[`${type}_${name}`],
      row[`${type}_${name}`],
      'same-record',
      `${type}: list and post differ in ${name}`,
      at(name),
    );
  }
  for (const name of ['admin_name', 'member_name']) {
    walk.same(
      first.post[name] ?? null,
      row[name] ?? null,
      'same-record',
      `${type}: list and post differ in ${name}`,
      `/data/${type}/${name}`,
    );
  }
  walk.same(
    first.files[0]?.file_path ?? null,
    row.file_path ?? null,
    'same-record',
    `${type}: the list names another file than the post`,
    `/data/${type}_file/0/file_path`,
  );
  const hit = first.post[`${type}_hit`];
  const again = await readPost(walk, type, pk, reader);
  // Others may read it meanwhile.
  walk.check(Number(again.post[`${type}_hit`] ?? 0) > Number(hit ?? 0), {
    rule: 'hits',
    message: `${type}: reading a post does not count`,
    pointer: at('hit'),
    expected: `more than ${hit}`,
    actual: String(again.post[`${type}_hit`]),
  });
  for (const file of first.files.slice(0, 3)) await download(walk, file);
}

/** Walks from post to post: each names its neighbours, they name it, and the list's order of days is theirs. */
export async function neighbours(walk: Walk, type: string, rows: Row[], reader?: Session): Promise<void> {
  const order = [...rows].sort((one, other) => {
    const [a, b] = [dayOf(type, one) ?? '', dayOf(type, other) ?? ''];
    return a === b ? 0 : a < b ? 1 : -1;
  });
  const pkOf = (row: Row | undefined) => row?.[`${type}_pk`];
  const days = new Map(order.map((row) => [pkOf(row), dayOf(type, row) ?? '']));
  let newest = await readPost(walk, type, pkOf(order[0]), reader);
  // Several may be of the newest day: on to the one that is the last of them.
  for (let step = 0; step < 10 && typeof newest.next === 'number'; step += 1)
    newest = await readPost(walk, type, newest.next, reader);
  walk.same(newest.next, null, 'neighbours', `${type}: the newest post has a newer one`, '/data/next_pk');
  let here = newest;
  let pk = here.post[`${type}_pk`];
  for (let step = 0; step < Math.min(rows.length - 1, 6); step += 1) {
    const older = here.prev;
    if (
      !walk.check(typeof older === 'number', {
        rule: 'neighbours',
        message: `${type}: a post that is not the oldest has no older one`,
        pointer: '/data/prev_pk',
      })
    )
      return;
    const isOlder = (days.get(older) ?? '') <= (days.get(pk) ?? '9');
    walk.check(isOlder, {
      rule: 'neighbours',
      message: `${type}: the older neighbour is newer`,
      pointer: '/data/prev_pk',
      actual: String(older),
    });
    const next = await readPost(walk, type, older, reader);
    walk.same(next.next, pk, 'neighbours', `${type}: two neighbours do not agree`, '/data/next_pk');
    [here, pk] = [next, older];
  }
  const last = pkOf(order.at(-1));
  if (rows.length <= 500 && last !== undefined) {
    let oldest = await readPost(walk, type, last, reader);
    for (let step = 0; step < 10 && typeof oldest.prev === 'number'; step += 1)
      oldest = await readPost(walk, type, oldest.prev, reader);
    walk.same(oldest.prev, null, 'neighbours', `${type}: the oldest post has an older one`, '/data/prev_pk');
  }
}
