import { useSearchParams } from 'react-router-dom';
import { LinkTabs } from '#src/components/navigation/link-tabs.tsx';
import { Pagination } from '#src/components/navigation/pagination.tsx';
import { SubMenuTabs } from '#src/components/navigation/sub-menu-tabs.tsx';
import { Specimen, Widget } from './specimen.tsx';

const titles = ['공지사항', '자유게시판', '이름이 아주 길어서 한 줄을 거의 다 차지하는 게시판'];
const tabHref = (tab: string) => `?tab=${encodeURIComponent(tab)}`;

export function NavigationGroup() {
  const [query] = useSearchParams();
  const requestedTab = query.get('tab');
  const selected = titles.find((title) => title === requestedTab) ?? '공지사항';
  const items = titles.map((title) => ({ title, to: tabHref(title) }));
  return (
    <>
      <Widget title="하위 메뉴" isWide>
        <SubMenuTabs label="견본 하위 메뉴" current={selected} items={items} />
      </Widget>
      <Widget title="탭" isWide>
        <LinkTabs label="게시판" selected={selected} items={items}>
          <p>{selected}의 내용이 이곳에 놓입니다.</p>
        </LinkTabs>
      </Widget>
      <Widget title="페이지" isWide>
        {[1, 10, 20].map((page) => (
          <Specimen key={page} label={`20쪽 가운데 ${page}쪽`}>
            <Pagination label={`${page}쪽 견본`} page={page} pageCount={20} hrefOf={(to) => `?page=${to}`} />
          </Specimen>
        ))}
      </Widget>
    </>
  );
}
