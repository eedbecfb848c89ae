import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useGetAbstractList } from '#src/api/generated/conference.ts';
import { getAbstractListQueryPageMax, getAbstractListQueryRowDefault } from '#src/api/generated/limits/conference.ts';
import { EmptyPanel, LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { LinkTabs } from '#src/components/navigation/link-tabs.tsx';
import { noEventText } from '#src/content/conference.ts';
import { PagedList } from '#src/features/boards/paged-list.tsx';
import { urlWithQuery, usePaging } from '#src/features/boards/use-paging.ts';
import { eventsUntil } from '#src/features/events/current-event.ts';
import { useEventDay } from '#src/features/events/use-event-day.ts';
import { screens } from '#src/navigation/screens.ts';
import { screenTarget } from '#src/navigation/target.ts';
import { MemberList } from '#src/pages/society/member-list.tsx';
import { ruledList } from '#src/styles/ruled-list.ts';
import { AbstractRow } from './abstract-row.tsx';

/** Renders the screen that lists the abstracts of the member. */
export function AbstractList() {
  return (
    <MemberList>
      <AbstractsByEvent />
    </MemberList>
  );
}

/**
 * Renders the abstracts for the newest event, also while the site offers none. Tabs select an earlier event. The URL names
 * it, unless it is the newest.
 */
function AbstractsByEvent() {
  const location = useLocation();
  const day = useEventDay();
  if (day === null) return <LoadingPanel />;
  const titles = eventsUntil(day).map(({ title }) => title);
  const requested = new URLSearchParams(location.search).get('event');
  const selected = titles.find((title) => title === requested) ?? titles[0];
  if (selected === undefined) return <EmptyPanel message={noEventText} />;
  const list = <MyAbstracts key={selected} conferenceName={selected} />;
  if (titles.length === 1) return list;
  const items = titles.map((title, index) => ({
    title,
    to: urlWithQuery(location, { event: index === 0 ? undefined : title, page: undefined }),
  }));
  return (
    <LinkTabs label="학술대회" selected={selected} items={items}>
      {list}
    </LinkTabs>
  );
}

/** Renders the abstracts of the member for an event (contract: `getAbstractList`). */
function MyAbstracts({ conferenceName }: { conferenceName: string }) {
  const paging = usePaging(getAbstractListQueryPageMax);
  const query = useGetAbstractList(
    { conference_name: conferenceName, page: paging.page, row: getAbstractListQueryRowDefault },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <PagedList
      name={screens.ownAbstracts.title}
      query={query}
      selectPage={({ abstract, total_count }) => ({ rows: abstract, total: total_count })}
      paging={paging}
      rowsPerPage={getAbstractListQueryRowDefault}
      state={screenTarget('ownAbstracts').state}
    >
      {(rows) => (
        <ul className={ruledList}>
          {rows.map((row) => (
            <AbstractRow key={row.file_path} abstract={row} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
