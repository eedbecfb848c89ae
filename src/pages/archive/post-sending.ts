import type { QueryClient } from '@tanstack/react-query';
import { fetchUncached } from '#src/api/fetch-uncached.ts';
import { getGetInfoDetailQueryOptions, getGetInfoQueryOptions, saveForum } from '#src/api/generated/board.ts';
import { BoardType } from '#src/api/generated/model/boardType.ts';
import type { Profile } from '#src/api/session-storage.ts';
import type { OperationRequest } from '#src/api/use-operation.ts';
import { subscribeErasure } from '#src/features/access/personal-data.ts';
import { toBoardPost, toBoardRows } from '#src/features/boards/board.ts';
import { createRetryGuard, FormSubmitError, RetryQuestion } from '#src/forms/submit-errors.ts';
import type { FileChoice } from '#src/lib/files/file-choice.ts';
import { normaliseLineBreaks } from '#src/lib/text/line-breaks.ts';
import type { EditedPost } from '#src/navigation/target.ts';
import { texts } from './post-form-texts.ts';
import { latestIfChanged } from './stored-version.ts';

/** The calls of the post form. */
export type PostCalls = {
  /** For the reads that precede a write. */
  queryClient: QueryClient;
  request: OperationRequest<'saveForum'>;
};

/** The values of the post form. */
export type PostFields = { title: string; content: string; file: FileChoice };

/** A new post whose response may be lost. */
type NewPost = PostFields & { author: Profile };

/** Stored in the module, so that it survives closing the form. */
const newPosts = createRetryGuard<NewPost>();
subscribeErasure(newPosts.clear);

/** How many of the newest posts are compared with a lost post. */
const newestRows = 30;

/** Names and sizes of the sent files, to compare them with the stored ones. */
const sentFiles = ({ added }: FileChoice) => added.map(({ name, size }) => `${name}/${size}`);
const storedFiles = (files: EditedPost['files']) =>
  files.map(({ file_original_name: name, file_size: size }) => `${name}/${size}`);

const haveSameFields = (one: PostFields, other: PostFields): boolean =>
  one.title === other.title &&
  one.content === other.content &&
  one.file.removed.join() === other.file.removed.join() &&
  sentFiles(one.file).join() === sentFiles(other.file).join();

/** Whether a stored post has these fields. @param before the files that the post had before */
function isStoredAs({ title, content, file }: PostFields, stored: EditedPost, before: EditedPost['files']): boolean {
  const kept = before.filter(({ file_pk: pk }) => !file.removed.includes(pk));
  const files = [...storedFiles(kept), ...sentFiles(file)];
  return (
    stored.title === title &&
    normaliseLineBreaks(stored.content) === content &&
    storedFiles(stored.files).join() === files.join()
  );
}

/** Whether a new post is among the newest posts of the free board. Only posts with the same title are read. */
async function isAmongNewest(post: NewPost, queryClient: QueryClient, signal: AbortSignal): Promise<boolean> {
  const list = getGetInfoQueryOptions({ type: BoardType.forum, page: 1, row: newestRows }, { request: { signal } });
  const { rows } = toBoardRows(await fetchUncached(queryClient, list));
  for (const { pk } of rows.filter(({ title }) => title === post.title)) {
    const detail = getGetInfoDetailQueryOptions({ info_pk: pk, type: BoardType.forum }, { request: { signal } });
    const { content, memberPk } = toBoardPost(await fetchUncached(queryClient, detail));
    if (memberPk === post.author.pk && normaliseLineBreaks(content) === post.content) return true;
  }
  return false;
}

/** The result of an earlier attempt to store a new post. */
type EarlierAttempt =
  /** No attempt was made, or the server has no such post. */
  | 'notStored'
  /** It is stored with the current values. */
  | 'stored'
  /** It is stored, and the form has changed since. */
  | 'storedWithOtherValues'
  /** The board cannot be read. */
  | 'unknown';

async function resultOfEarlierAttempt(
  author: Profile,
  fields: PostFields,
  queryClient: QueryClient,
  signal: AbortSignal,
): Promise<EarlierAttempt> {
  const lost = newPosts.unconfirmedAttempt();
  const isAlike = lost?.title === fields.title || lost?.content === fields.content;
  if (!lost || lost.author.pk !== author.pk || !isAlike) return 'notStored';
  try {
    const arrived = await isAmongNewest(lost, queryClient, signal);
    newPosts.clear();
    if (!arrived) return 'notStored';
    return haveSameFields(lost, fields) ? 'stored' : 'storedWithOtherValues';
  } catch {
    signal.throwIfAborted();
    return 'unknown';
  }
}

const saveForumBody = ({ title, content, file }: PostFields, { pk }: Profile) => ({
  forum_title: title,
  forum_content: content,
  member_pk: pk,
  ...(file.added.length > 0 ? { file: file.added } : {}),
  ...(file.removed.length > 0 ? { delete_file_pks: file.removed.join(',') } : {}),
});

/** Which request stored a post: the current one, or an earlier one whose response was lost. */
export type Saved = 'now' | 'earlier';

/**
 * Stores a new post (contract: saveForum). If the response of an earlier attempt was lost, it first looks for the post
 * among the newest ones, so that the post is not stored twice.
 * @throws RetryQuestion or FormSubmitError if the member has to decide, and the errors of the HTTP client
 */
export async function createPost(
  author: Profile,
  fields: PostFields,
  { queryClient, request }: PostCalls,
): Promise<Saved> {
  const earlier = newPosts.isRetryConfirmed()
    ? 'notStored'
    : await resultOfEarlierAttempt(author, fields, queryClient, request.signal);
  if (earlier === 'stored') return 'earlier';
  if (earlier === 'storedWithOtherValues') throw new FormSubmitError(texts.storedOtherwise);
  if (earlier === 'unknown') throw new RetryQuestion(newPosts, texts.mayBeStored);
  const data = saveForumBody(fields, author);
  await newPosts.runAttempt({ ...fields, author }, () => saveForum(data, request));
  return 'now';
}

/** Stores an edited post. A form creates it once. */
export type PostEditing = (author: Profile, fields: PostFields, calls: PostCalls) => Promise<Saved>;

/**
 * Creates the function that stores an edited post (contract: saveForum). It reads the post again first: a change from
 * another window is shown before it is overwritten, and files whose response was lost are not attached twice.
 * @param opened the post when the form was opened
 * @param onChanged called with the stored post if it differs from the version in the form
 */
export function createPostEditing(opened: EditedPost, onChanged: (stored: EditedPost) => void): PostEditing {
  const edits = createRetryGuard<PostFields>();
  let known = opened;
  return async (author, fields, { queryClient, request }) => {
    const stored = await latestIfChanged(queryClient, known, request.signal);
    const lost = edits.unconfirmedAttempt();
    edits.clear();
    if (stored) {
      const hasArrived = lost !== null && isStoredAs(lost, stored, known.files);
      if (hasArrived && haveSameFields(lost, fields)) return 'earlier';
      known = stored;
      onChanged(stored);
      throw new FormSubmitError(hasArrived ? texts.editStored : texts.changedElsewhere);
    }
    const data = { ...saveForumBody(fields, author), forum_pk: known.pk };
    await edits.runAttempt(fields, () => saveForum(data, request));
    return 'now';
  };
}
