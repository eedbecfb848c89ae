import { useLocation, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';
import { getInfoDetailQueryInfoPkMax } from '#src/api/generated/limits/board.ts';
import { parseRecordNumber } from '#src/lib/text/record-number.ts';
import { changeEntryState } from '#src/navigation/entry-state.ts';
import { editedPostNumber } from '#src/navigation/personal-state.ts';
import type { EditedPost } from '#src/navigation/target.ts';

const shape: z.ZodMiniType<EditedPost> = z.object({
  pk: z.int(),
  title: z.string(),
  content: z.string(),
  files: z.array(z.object({ file_pk: z.int(), file_original_name: z.string(), file_size: z.number() })),
});

/**
 * Reduces the state of the current history entry to the number of the edited post. A logout cannot erase the state of
 * an earlier history entry, so the text of the post must not stay there.
 */
export function leaveNumberInHistory(): void {
  changeEntryState((state) => {
    const pk = editedPostNumber(state);
    return pk === null ? undefined : { ...Object(state), data: { pk } };
  });
}

/** The post that a history entry names for editing. */
export type PostToEdit = {
  /** The number of the post, or null if neither the navigation state nor the URL names one. */
  pk: number | null;
  /** The post as the preceding screen has passed it. If it is missing, the form loads the post. */
  passed: EditedPost | undefined;
};

/**
 * Returns the post to edit: the navigation state decides, then the URL. After a reload or a step back the stored state
 * may be stale, so the post is loaded again.
 */
export function usePostToEdit(): PostToEdit {
  const { state, search } = useLocation();
  const fromHistory = useNavigationType() === 'POP';
  const data: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'data') : undefined;
  const { data: post } = shape.safeParse(data);
  const inState = editedPostNumber(state);
  const named = inState === null ? (new URLSearchParams(search).get('post') ?? undefined) : String(inState);
  const pk = parseRecordNumber(named, getInfoDetailQueryInfoPkMax);
  return { pk, passed: pk === null || fromHistory ? undefined : post };
}
