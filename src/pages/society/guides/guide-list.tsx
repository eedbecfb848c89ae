import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useGetPastConferences } from '#src/api/generated/conference.ts';
import {
  getPastConferencesQueryPageMax,
  getPastConferencesQueryRowDefault,
} from '#src/api/generated/limits/conference.ts';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { BoardCards } from '#src/features/boards/board-cards.tsx';
import { BoardTable } from '#src/features/boards/board-table.tsx';
import { FeedLink } from '#src/features/boards/feed-link.tsx';
import { guidesParams } from '#src/features/boards/list-params.ts';
import { PagedList } from '#src/features/boards/paged-list.tsx';
import { usePaging } from '#src/features/boards/use-paging.ts';
import { useMaxWidth } from '#src/lib/hooks/use-max-width.ts';
import { screens } from '#src/navigation/screens.ts';
import { guideTarget } from '#src/navigation/target.ts';
import { breakpoint } from '#src/styles/breakpoints.ts';
import { guidesToPage } from './guides.ts';

const rowsPerPage = getPastConferencesQueryRowDefault;

/** Renders the list of event guides (contract: `getPastConferences`). */
export function GuideList() {
  const paging = usePaging(getPastConferencesQueryPageMax);
  const isNarrow = useMaxWidth(breakpoint.lists);
  const { search } = useLocation();
  const query = useGetPastConferences(guidesParams(paging.page), { query: { placeholderData: keepPreviousData } });
  return (
    <>
      <SectionHeading title={screens.events.title} />
      <PagedList
        name={screens.events.title}
        query={query}
        selectPage={guidesToPage}
        paging={paging}
        rowsPerPage={rowsPerPage}
        state={{ menu: screens.events.title }}
        actions={<FeedLink kind="guide" />}
      >
        {(rows, first) => {
          const items = rows.map((row, index) => ({
            ...row,
            number: first - index,
            target: guideTarget(row.pk, search),
          }));
          return isNarrow ? (
            <BoardCards items={items} />
          ) : (
            <BoardTable caption={screens.events.title} items={items} hideAuthor />
          );
        }}
      </PagedList>
    </>
  );
}
