import { getInfoDetail } from '#src/api/generated/board.ts';
import { toBoardPost } from '#src/features/boards/board.ts';
import type { EditedPost } from '#src/navigation/target.ts';

const filesOf = ({ files }: EditedPost) => files.map((file) => file.file_pk).join();

/**
 * The post as it is stored now, if it is another one than was opened. The contract has no version of a post, so that
 * its parts are compared; reading it counts a hit.
 * @param opened the post that was opened to be edited
 * @returns undefined where nothing has changed
 * @throws what the contract's `getInfoDetail` does; code 44 where the post is gone
 */
export async function latestIfChanged(opened: EditedPost, signal: AbortSignal): Promise<EditedPost | undefined> {
  const post = toBoardPost(await getInfoDetail({ info_pk: opened.pk, type: 'forum' }, { signal }));
  const latest = { pk: opened.pk, title: post.title, content: post.content, files: post.files };
  const isSame =
    latest.title === opened.title && latest.content === opened.content && filesOf(latest) === filesOf(opened);
  return isSame ? undefined : latest;
}
