import { keepPreviousData } from '@tanstack/react-query';
import { useGetAbstractList } from '#src/api/generated/conference.ts';
import { getAbstractListQueryPageMax, getAbstractListQueryRowDefault } from '#src/api/generated/limits/conference.ts';
import { conference } from '#src/content/conference.ts';
import { PagedList } from '#src/features/boards/paged-list.tsx';
import { usePaging } from '#src/features/boards/use-paging.ts';
import { conferenceStep, menuTitle } from '#src/navigation/menus.ts';
import { OwnList } from '#src/pages/society/own-list.tsx';
import * as style from '#src/pages/society/own-rows.style.ts';
import { AbstractRow } from './abstract-row.tsx';

const step = conferenceStep.abstracts;

/** The abstracts that the member sent. */
export function AbstractList() {
  return (
    <OwnList menu={menuTitle.abstracts} step={step}>
      <OwnAbstracts />
    </OwnList>
  );
}

/** From the contract's `getAbstractList`. */
function OwnAbstracts() {
  const paging = usePaging(getAbstractListQueryPageMax);
  const query = useGetAbstractList(
    { conference_name: conference.title, page: paging.page, row: getAbstractListQueryRowDefault },
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
        <ul className={style.list}>
          {rows.map((row) => (
            <AbstractRow key={row.file_path} abstract={row} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
