import { keepPreviousData } from '@tanstack/react-query';
import { useGetAbstractList } from '../../api/generated/conference';
import { getAbstractListQueryPageMax, getAbstractListQueryRowDefault } from '../../api/generated/limits/conference';
import { PagedList } from '../../blocks/paged-list';
import { usePaging } from '../../blocks/use-paging';
import { conference } from '../../content/conference';
import { conferenceStep, menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { subScreenTarget } from '../../navigation/target';
import { AbstractRow } from './abstract-row';
import { OwnList } from './own-list';
import * as style from './own-rows.style';

const step = conferenceStep.abstracts;

/** The abstracts that the member sent. */
export function AbstractList() {
  return (
    <OwnList
      title={step}
      back={subScreenTarget(paths.society, menuTitle.abstracts)}
      message="등록한 초록은 로그인한 뒤에 볼 수 있습니다."
    >
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
      read={({ abstract, total_count }) => ({ rows: abstract, total: total_count })}
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
