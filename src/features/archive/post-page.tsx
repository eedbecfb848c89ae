import { useLocation, useParams } from 'react-router';
import { getInfoDetailQueryInfoPkMax } from '../../api/generated/limits/board';
import { boardOf } from '../../blocks/board';
import { BySession } from '../../blocks/by-session';
import { ToList } from '../../blocks/post-view';
import { recordNumber } from '../../lib/record-number';
import { mainMenu } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { listTarget, menuOfPostPath } from '../../navigation/target';
import { subScreenOf } from '../../navigation/use-sub-screen';
import { PageBody } from '../../ui/page-body';
import { PageHero } from '../../ui/page-hero';
import { PageTitle } from '../../ui/page-title';
import { EmptyPanel, LoadingPanel } from '../../ui/state-panel';
import { PostScreen } from './post-screen';
import { Withheld } from './withheld';

const title = mainMenu.find(({ mainPath }) => mainPath === paths.information)?.mainMenu ?? '';

/** Navigation state decides which board a post is of, then the address, then the path. */
function usePostMenu(): string {
  const location = useLocation();
  const isCommunity = location.pathname.toLowerCase().startsWith(`${paths.information}/community`);
  return subScreenOf(location, paths.information, menuOfPostPath[isCommunity ? 'community' : 'notice']).menu;
}

/** One post of a board. */
export function PostPage() {
  const { id } = useParams();
  const menu = usePostMenu();
  const type = boardOf(menu);
  const pk = recordNumber(id, getInfoDetailQueryInfoPkMax);
  return (
    <>
      <PageTitle parts={[menu, title]} />
      <PageHero caption="Information" title={title} current={menu} />
      <PageBody>
        {pk === null && (
          <>
            <EmptyPanel message="주소가 올바르지 않습니다. 게시글 번호를 확인해 주세요." />
            <ToList target={listTarget(menu)} />
          </>
        )}
        {pk !== null && type !== 'forum' && <PostScreen key={pk} pk={pk} type={type} menu={menu} />}
        {pk !== null && type === 'forum' && (
          <BySession
            guest={<Withheld message="회원만 볼 수 있는 글입니다." list={listTarget(menu)} />}
            loading={<LoadingPanel />}
          >
            <PostScreen key={pk} pk={pk} type={type} menu={menu} />
          </BySession>
        )}
      </PageBody>
    </>
  );
}
