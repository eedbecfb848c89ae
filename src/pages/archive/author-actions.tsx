import { Button } from '#src/components/buttons/button.tsx';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { openModal } from '#src/components/overlays/modal-store.ts';
import type { BoardPost } from '#src/features/boards/board.ts';
import { postFormTarget } from '#src/navigation/target.ts';

/** Renders the actions for the author of a free-board post. */
export function AuthorActions({ pk, post }: { pk: number; post: BoardPost }) {
  const { title, content, files } = post;
  return (
    <>
      <ButtonLink target={postFormTarget({ pk, title, content, files })}>수정</ButtonLink>
      <Button variant="danger" onPress={() => openModal({ type: 'confirm', message: '삭제 기능은 준비 중입니다.' })}>
        삭제
      </Button>
    </>
  );
}
