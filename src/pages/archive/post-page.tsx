import { useParams } from 'react-router-dom';
import { getInfoDetailQueryInfoPkMax } from '#src/api/generated/limits/board.ts';
import { BoardType } from '#src/api/generated/model/boardType.ts';
import { EmptyPanel } from '#src/components/feedback/state-panel.tsx';
import { PageBody } from '#src/components/layout/page-body.tsx';
import { PageHero } from '#src/components/layout/page-hero.tsx';
import { AccessGuard } from '#src/features/access/access-guard.tsx';
import { LinkToList } from '#src/features/boards/post-view.tsx';
import { parseRecordNumber } from '#src/lib/text/record-number.ts';
import { sectionOf } from '#src/navigation/menus.ts';
import { useScreen } from '#src/navigation/screen-location.ts';
import { isBoard, screens } from '#src/navigation/screens.ts';
import { listTarget } from '#src/navigation/target.ts';
import { PostScreen } from './post-screen.tsx';

/** One post of a board. */
export function PostPage() {
  const { id } = useParams();
  const { pattern, screen } = useScreen();
  const board = isBoard(screen) ? screen : BoardType.notice;
  const section = sectionOf(pattern);
  const list = <LinkToList target={listTarget(board)} />;
  const pk = parseRecordNumber(id, getInfoDetailQueryInfoPkMax);
  return (
    <>
      <PageHero
        caption={section?.caption ?? ''}
        title={section?.mainMenu ?? ''}
        current={screens[board].title}
        isHiddenOnPhone
      />
      <PageBody>
        {pk === null ? (
          <>
            <EmptyPanel message="주소가 올바르지 않습니다. 게시글 번호를 확인해 주세요." />
            {list}
          </>
        ) : (
          <AccessGuard listLink={list}>
            <PostScreen key={`${board} ${pk}`} pk={pk} board={board} />
          </AccessGuard>
        )}
      </PageBody>
    </>
  );
}
