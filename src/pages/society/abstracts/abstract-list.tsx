import { keepPreviousData } from '@tanstack/react-query';
import { useGetAbstractList } from '#src/api/generated/conference.ts';
import { getAbstractListQueryPageMax, getAbstractListQueryRowDefault } from '#src/api/generated/limits/conference.ts';
import { noEventText } from '#src/content/conference.ts';
import { PagedList } from '#src/features/boards/paged-list.tsx';
import { usePaging } from '#src/features/boards/use-paging.ts';
import { eventOn } from '#src/features/events/current-event.ts';
import { useSeoulDay } from '#src/lib/hooks/use-seoul-day.ts';
import { conferenceStep, menuTitle } from '#src/navigation/menus.ts';
import { MemberList } from '#src/pages/society/member-list.tsx';
import { ruledList } from '#src/styles/ruled-list.ts';
import { AbstractRow } from './abstract-row.tsx';

const step = conferenceStep.abstracts;

/** Renders the screen that lists the abstracts of the member. */
export function AbstractList() {
  const event = eventOn(useSeoulDay());
  return (
    <MemberList menu={menuTitle.abstracts} step={step}>
      {event ? <MyAbstracts conferenceName={event.title} /> : <p>{noEventText}</p>}
    </MemberList>
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
      name={step}
      query={query}
      selectPage={({ abstract, total_count }) => ({ rows: abstract, total: total_count })}
      paging={paging}
      rowsPerPage={getAbstractListQueryRowDefault}
      state={{ menu: menuTitle.abstracts, step }}
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
