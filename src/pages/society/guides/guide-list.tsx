import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useGetPastConferences } from '#src/api/generated/conference.ts';
import {
  getPastConferencesQueryPageMax,
  getPastConferencesQueryRowDefault,
} from '#src/api/generated/limits/conference.ts';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { BoardCards } from '#src/features/boards/board-cards.tsx';
import { BoardTable } from '#src/features/boards/board-table.tsx';
import { PagedList } from '#src/features/boards/paged-list.tsx';
import { usePaging } from '#src/features/boards/use-paging.ts';
import { useMaxWidth } from '#src/lib/hooks/use-max-width.ts';
import { menuTitle } from '#src/navigation/menus.ts';
import { guideTarget } from '#src/navigation/target.ts';
import { breakpoint } from '#src/styles/breakpoints.ts';
import { guideRows } from './guides.ts';

const rowsPerPage = getPastConferencesQueryRowDefault;

/** The event guides, from the contract's `getPastConferences`. */
export function GuideList() {
  const paging = usePaging(getPastConferencesQueryPageMax);
  const narrow = useMaxWidth(breakpoint.lists);
  const { search } = useLocation();
  const query = useGetPastConferences(
    { page: paging.page, row: rowsPerPage },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <>
      <SectionHeading title={menuTitle.events} />
      <PagedList
        name={menuTitle.events}
        query={query}
        selectPage={guideRows}
        paging={paging}
        rowsPerPage={rowsPerPage}
        state={{ menu: menuTitle.events }}
      >
        {(rows, first) => {
          const items = rows.map((row, index) => ({
            ...row,
            number: first - index,
            target: guideTarget(row.pk, search),
          }));
          return narrow ? (
            <BoardCards items={items} />
          ) : (
            <BoardTable caption={menuTitle.events} items={items} hideAuthor />
          );
        }}
      </PagedList>
    </>
  );
}
