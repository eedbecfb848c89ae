import { useLocation, useNavigate } from 'react-router';
import {
  GetInfoQueryParams,
  getInfoQueryPageMax,
  getInfoQueryRowDefault,
  getInfoQuerySearchCategoryDefault,
  getInfoQuerySearchMax,
} from '#src/api/generated/limits/board.ts';
import type { SearchCategory } from '#src/api/generated/model/index.ts';
import { type Paging, urlWithQuery, usePaging } from '#src/features/boards/use-paging.ts';

/** How many posts a page of a list has. */
export const rowsPerPage = getInfoQueryRowDefault;

/** Whether a search has more characters (code points) than the contract allows. */
export const searchIsTooLong = (search: string) => [...search].length > getInfoQuerySearchMax;

/** What a list shows, kept in the address, so that a reload, a copy and the way back show the same. */
export type ListQuery = Paging & {
  search: string;
  category: SearchCategory;
  /** Shows the first page of another search. It replaces the history entry: not every letter is a step back. */
  change: (next: { search: string; category: SearchCategory }) => void;
};

/** The list query of the current address. What the contract would refuse gives the default. */
export function useListQuery(): ListQuery {
  const location = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(location.search);
  const category = GetInfoQueryParams.shape.search_category.safeParse(query.get('category') ?? undefined);
  return {
    ...usePaging(getInfoQueryPageMax),
    search: query.get('search') ?? '',
    category: category.success ? category.data : getInfoQuerySearchCategoryDefault,
    change: (next) => {
      const category = next.category === getInfoQuerySearchCategoryDefault ? undefined : next.category;
      const address = urlWithQuery(location, { page: undefined, search: next.search, category });
      void navigate(address, { replace: true, state: location.state });
    },
  };
}
