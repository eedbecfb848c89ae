import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { markedTitle, readOwnPost, writePost } from './own-posts.ts';

/** Checks that a later post becomes the newer neighbour of a post that has been read before. */
export async function checkLaterPost(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const pk = await writePost(runner, session, markedTitle(runner, '먼저 쓴 글'));
  await readOwnPost(runner, session, pk);
  const laterPk = await writePost(runner, session, markedTitle(runner, '나중에 쓴 글'));
  const { next } = await readOwnPost(runner, session, pk);
  // Somebody else may have written a post in between.
  const isKnown = typeof next === 'number' && next > pk && next <= laterPk;
  runner.check(isKnown, {
    rule: 'neighbours',
    message: 'a later post is not the newer neighbour of a post that was read before',
    pointer: '/data/next_pk',
    expected: String(laterPk),
    actual: String(next),
    culprit: 'getInfoDetail',
  });
}
