import type { BoardPost } from '../../blocks/board';
import { postFormTarget } from '../../navigation/target';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { openModal } from '../../ui/modal-store';

/** What the writer of a free-board post can do with it. */
export function AuthorActions({ pk, post }: { pk: number; post: BoardPost }) {
  const { title, content, files } = post;
  return (
    <>
      <ButtonLink target={postFormTarget({ pk, title, content, files })}>수정</ButtonLink>
      <Button onPress={() => openModal({ type: 'confirm', message: '삭제 기능은 준비 중입니다.' })}>삭제</Button>
    </>
  );
}
