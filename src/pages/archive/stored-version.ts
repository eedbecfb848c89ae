import type { QueryClient } from '@tanstack/react-query';
import { fetchUncached } from '#src/api/fetch-uncached.ts';
import { getGetInfoDetailQueryOptions } from '#src/api/generated/board.ts';
import { BoardType } from '#src/api/generated/model/boardType.ts';
import { toBoardPost } from '#src/features/boards/board.ts';
import type { EditedPost } from '#src/navigation/target.ts';

const fileNumbers = ({ files }: EditedPost) => files.map((file) => file.file_pk).join();

/**
 * Returns the stored post if it differs from the opened one. The contract has no version of a post, so its parts are
 * compared. The request counts as a hit.
 * @param opened the post that was opened for editing
 * @returns undefined if nothing has changed
 * @throws the errors of the contract's `getInfoDetail`; code 44 if the post was deleted
 */
export async function latestIfChanged(
  queryClient: QueryClient,
  opened: EditedPost,
  signal: AbortSignal,
): Promise<EditedPost | undefined> {
  const query = getGetInfoDetailQueryOptions({ info_pk: opened.pk, type: BoardType.forum }, { request: { signal } });
  const post = toBoardPost(await fetchUncached(queryClient, query));
  const latest = { pk: opened.pk, title: post.title, content: post.content, files: post.files };
  const isSame =
    latest.title === opened.title && latest.content === opened.content && fileNumbers(latest) === fileNumbers(opened);
  return isSame ? undefined : latest;
}
