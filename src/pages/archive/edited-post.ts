import { useLocation, useNavigationType } from 'react-router';
import * as zod from 'zod/mini';
import { getInfoDetailQueryInfoPkMax } from '#src/api/generated/limits/board.ts';
import { parseRecordNumber } from '#src/lib/text/record-number.ts';
import { editedPostNumber } from '#src/navigation/personal-state.ts';
import type { EditedPost } from '#src/navigation/target.ts';

const shape: zod.ZodMiniType<EditedPost> = zod.object({
  pk: zod.int(),
  title: zod.string(),
  content: zod.string(),
  files: zod.array(zod.object({ file_pk: zod.int(), file_original_name: zod.string(), file_size: zod.number() })),
});

/**
 * Leaves only the number of the edited post in the state of the current history entry. Nobody can erase the state of an
 * entry further back, so the text of the post must not stay there when the member logs out.
 */
export function leaveNumberInHistory(): void {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null || !('usr' in entry)) return;
  const pk = editedPostNumber(entry.usr);
  if (pk === null) return;
  window.history.replaceState({ ...entry, usr: { ...Object(entry.usr), data: { pk } } }, '');
}

/** The post that a history entry wants to edit. */
export type PostToEdit = {
  /** Its number, null where neither the navigation state nor the address names one. */
  pk: number | null;
  /** The post as the screen before has passed it; to be fetched where this is missing. */
  passed: EditedPost | undefined;
};

/**
 * Which post the present history entry wants to edit: the navigation state decides, then the address. What a reload or
 * the back button finds in the history may be old by now, so that it is fetched anew.
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
