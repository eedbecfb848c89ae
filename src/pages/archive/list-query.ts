import { useLocation, useNavigate } from 'react-router-dom';
import {
  GetInfoQueryParams,
  getInfoQueryPageMax,
  getInfoQueryRowDefault,
  getInfoQuerySearchCategoryDefault,
  getInfoQuerySearchMax,
} from '#src/api/generated/limits/board.ts';
import type { SearchCategory } from '#src/api/generated/model/index.ts';
import { type Paging, urlWithQuery, usePaging } from '#src/features/boards/use-paging.ts';

/** The number of posts on a page of a list. */
export const rowsPerPage = getInfoQueryRowDefault;

/** Whether a search has more characters (code points) than the contract allows. */
export const searchIsTooLong = (search: string) => [...search].length > getInfoQuerySearchMax;

/**
 * The search, category and page of a list. The URL keeps them, so that a reload, a copied link and the back button show
 * the same list.
 */
export type ListQuery = Paging & {
  search: string;
  category: SearchCategory;
  /**
   * Shows the first page of another search. It replaces the history entry, so that the back button skips single
   * letters.
   */
  change: (next: { search: string; category: SearchCategory }) => void;
};

/** Returns the list query of the current URL. A value that the contract does not allow gives the default. */
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
