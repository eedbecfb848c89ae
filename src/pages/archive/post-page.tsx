import { useLocation, useParams } from 'react-router-dom';
import { getInfoDetailQueryInfoPkMax } from '#src/api/generated/limits/board.ts';
import { EmptyPanel } from '#src/components/feedback/state-panel.tsx';
import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import { PageBody } from '#src/components/layout/page-body.tsx';
import { PageHero } from '#src/components/layout/page-hero.tsx';
import { allBoards } from '#src/content/boards.ts';
import { AccessGuard } from '#src/features/access/access-guard.tsx';
import { boardTypeOf } from '#src/features/boards/board.ts';
import { LinkToList } from '#src/features/boards/post-view.tsx';
import { parseRecordNumber } from '#src/lib/text/record-number.ts';
import { mainMenu } from '#src/navigation/menus.ts';
import { paths, patterns } from '#src/navigation/paths.ts';
import { routePatternOf } from '#src/navigation/route-pattern.ts';
import { listTarget } from '#src/navigation/target.ts';
import { subScreenOf } from '#src/navigation/use-sub-screen.ts';
import { PostScreen } from './post-screen.tsx';

const title = mainMenu.find(({ mainPath }) => mainPath === paths.information)?.mainMenu ?? '';

/** Returns the board of the post: from the navigation state, else from the query, else from the path. */
function usePostMenu(): string {
  const location = useLocation();
  const byPath = allBoards.find(({ path }) => patterns[path] === routePatternOf(location.pathname));
  return subScreenOf(location, paths.information, byPath?.title).menu;
}

/** One post of a board. */
export function PostPage() {
  const { id } = useParams();
  const menu = usePostMenu();
  const type = boardTypeOf(menu);
  const pk = parseRecordNumber(id, getInfoDetailQueryInfoPkMax);
  return (
    <>
      <DocumentTitle parts={[menu, title]} />
      <PageHero caption="Information" title={title} current={menu} isHiddenOnPhone />
      <PageBody>
        {pk === null ? (
          <>
            <EmptyPanel message="주소가 올바르지 않습니다. 게시글 번호를 확인해 주세요." />
            <LinkToList target={listTarget(menu)} />
          </>
        ) : (
          <AccessGuard screen={{ path: patterns.community, menu }} listLink={<LinkToList target={listTarget(menu)} />}>
            <PostScreen key={`${type} ${pk}`} pk={pk} type={type} menu={menu} />
          </AccessGuard>
        )}
      </PageBody>
    </>
  );
}
