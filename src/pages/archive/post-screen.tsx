import { useLocation } from 'react-router-dom';
import { useGetInfoDetail } from '#src/api/generated/board.ts';
import type { BoardType } from '#src/api/generated/model/boardType.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { openModal } from '#src/components/overlays/modal-store.ts';
import { boards } from '#src/content/boards.ts';
import { useSession } from '#src/features/access/use-session.ts';
import { type BoardPost, toBoardPost } from '#src/features/boards/board.ts';
import { PostView } from '#src/features/boards/post-view.tsx';
import { readStateText } from '#src/navigation/screen-location.ts';
import { screens } from '#src/navigation/screens.ts';
import { listTarget, postFormTarget, postTarget } from '#src/navigation/target.ts';

/** Renders one post with its files and adjacent posts (contract: getInfoDetail). Its author can edit it. */
export function PostScreen({ pk, board }: { pk: number; board: BoardType }) {
  const list = readStateText(useLocation().state, 'list');
  const member = useSession()?.profile?.pk;
  const query = useGetInfoDetail(
    { info_pk: pk, type: board },
    // Each request counts as a hit, so returning to the window does not refetch.
    { query: { refetchOnWindowFocus: false } },
  );
  const isOwn = (post: BoardPost) => member !== undefined && post.memberPk === member;
  return (
    <PostView
      query={query}
      selectPost={toBoardPost}
      section={screens[board].title}
      notFoundText="해당 게시글을 찾을 수 없습니다. 삭제되었거나 주소가 바뀌었을 수 있습니다."
      listTarget={listTarget(board, list)}
      targetOfPost={(neighbour) => postTarget('community', neighbour, board, list)}
      canBePlainText={boards[board].writers === 'members'}
      actions={(post) => isOwn(post) && <AuthorActions pk={pk} post={post} />}
    />
  );
}

/** Renders the actions for the author of a free-board post. */
function AuthorActions({ pk, post }: { pk: number; post: BoardPost }) {
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
