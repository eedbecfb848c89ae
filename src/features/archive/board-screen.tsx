import { keepPreviousData } from '@tanstack/react-query';
import { useGetInfo } from '../../api/generated/board';
import type { BoardType } from '../../api/generated/model';
import { boardRows } from '../../blocks/board';
import { PagedList } from '../../blocks/paged-list';
import type { postTarget } from '../../navigation/target';
import { SectionHeading } from '../../ui/section-heading';
import { EmptyPanel } from '../../ui/state-panel';
import { BoardList } from './board-list';
import { BoardSearch } from './board-search';
import { rowsPerPage, searchIsTooLong, useListQuery } from './list-query';
import { WriteLink } from './write-link';

type BoardScreenProps = { menu: string; type: BoardType; postPath: Parameters<typeof postTarget>[0] };

/** The list of one board with its search and its pages, from the contract's `getInfo`. */
export function BoardScreen({ menu, type, postPath }: BoardScreenProps) {
  const list = useListQuery();
  const { page, search, category } = list;
  const tooLong = searchIsTooLong(search);
  const query = useGetInfo(
    { type, page, ...(search ? { search } : {}), search_category: category },
    { query: { enabled: !tooLong, placeholderData: keepPreviousData } },
  );
  return (
    <>
      <SectionHeading title={menu}>
        <BoardSearch list={list} />
      </SectionHeading>
      <PagedList
        name={menu}
        query={query}
        read={boardRows}
        paging={list}
        rowsPerPage={rowsPerPage}
        search={search}
        category={category}
        state={{ menu }}
        actions={type === 'forum' && <WriteLink />}
        instead={tooLong && <EmptyPanel message="검색어가 너무 깁니다. 짧게 줄여 다시 검색해 주세요." />}
      >
        {(rows, first) => <BoardList menu={menu} postPath={postPath} rows={rows} first={first} />}
      </PagedList>
    </>
  );
}
