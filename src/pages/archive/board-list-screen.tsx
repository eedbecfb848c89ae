import { keepPreviousData } from '@tanstack/react-query';
import { useGetInfo } from '#src/api/generated/board.ts';
import type { BoardType } from '#src/api/generated/model/boardType.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { EmptyPanel } from '#src/components/feedback/state-panel.tsx';
import { boards } from '#src/content/boards.ts';
import { toBoardRows } from '#src/features/boards/board.ts';
import { FeedLink } from '#src/features/boards/feed-link.tsx';
import { boardParams, searchIsTooLong } from '#src/features/boards/list-params.ts';
import { PagedList } from '#src/features/boards/paged-list.tsx';
import { focusHeadingAbove } from '#src/lib/browser/focus-heading.ts';
import { screens } from '#src/navigation/screens.ts';
import { BoardList } from './board-list.tsx';
import { BoardSearch } from './board-search.tsx';
import { rowsPerPage, useListQuery } from './list-query.ts';
import { WriteLink } from './write-link.tsx';

/** Renders the list of one board with its search and its pages (contract: getInfo). */
export function BoardListScreen({ board }: { board: BoardType }) {
  const menu = screens[board].title;
  const list = useListQuery();
  const { search, category } = list;
  const tooLong = searchIsTooLong(search);
  const query = useGetInfo(boardParams(board, list), {
    query: { enabled: !tooLong, placeholderData: keepPreviousData },
  });
  // The press removes the button, so the focus moves to the heading above it.
  const clearSearch = ({ target }: { target: Element }) => {
    focusHeadingAbove(target);
    list.change({ search: '', category });
  };
  return (
    <>
      <SectionHeading title={menu}>
        <BoardSearch list={list} />
      </SectionHeading>
      <PagedList
        name={menu}
        query={query}
        selectPage={toBoardRows}
        paging={list}
        rowsPerPage={rowsPerPage}
        search={search}
        category={category}
        state={{ menu }}
        noResultHelp={
          <>
            <p>검색어를 바꿔 보세요.</p>
            <Button onPress={clearSearch}>전체 글 보기</Button>
          </>
        }
        actions={
          <>
            <FeedLink kind={board} />
            {boards[board].writers === 'members' && <WriteLink />}
          </>
        }
        replacement={tooLong && <EmptyPanel message="검색어가 너무 깁니다. 짧게 줄여 다시 검색해 주세요." />}
      >
        {(rows, first) => <BoardList board={board} rows={rows} first={first} />}
      </PagedList>
    </>
  );
}
