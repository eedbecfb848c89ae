import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useGetPastConferences } from '../../api/generated/conference';
import {
  getPastConferencesQueryPageMax,
  getPastConferencesQueryRowDefault,
} from '../../api/generated/limits/conference';
import { BoardCards } from '../../blocks/board-cards';
import { BoardTable } from '../../blocks/board-table';
import { PagedList } from '../../blocks/paged-list';
import { usePaging } from '../../blocks/use-paging';
import { useAtMost } from '../../lib/use-media';
import { menuTitle } from '../../navigation/menus';
import { guideTarget } from '../../navigation/target';
import { breakpoint } from '../../styles/breakpoints';
import { SectionHeading } from '../../ui/section-heading';
import { guideRows } from './guides';

const rowsPerPage = getPastConferencesQueryRowDefault;

/** The event guides, from the contract's `getPastConferences`. */
export function GuideList() {
  const paging = usePaging(getPastConferencesQueryPageMax);
  const narrow = useAtMost(breakpoint.lists);
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
        read={guideRows}
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
