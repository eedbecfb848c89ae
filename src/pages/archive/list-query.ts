import { useLocation, useNavigate } from 'react-router-dom';
import {
  getInfoQueryPageMax,
  getInfoQueryRowDefault,
  getInfoQuerySearchCategoryDefault,
} from '#src/api/generated/limits/board.ts';
import type { SearchCategory } from '#src/api/generated/model/searchCategory.ts';
import { type ListParts, readListParts } from '#src/features/boards/list-params.ts';
import { type Paging, urlWithQuery, usePaging } from '#src/features/boards/use-paging.ts';

/** The number of posts on a page of a list. */
export const rowsPerPage = getInfoQueryRowDefault;

/**
 * The page, the search and the category of a list. The URL keeps them, so that a reload, a copied link and the back
 * button show the same list.
 */
export type ListQuery = Paging &
  ListParts & {
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
  return {
    ...usePaging(getInfoQueryPageMax),
    ...readListParts(location.search),
    change: (next) => {
      const chosen = next.category === getInfoQuerySearchCategoryDefault ? undefined : next.category;
      const address = urlWithQuery(location, { page: undefined, search: next.search, category: chosen });
      void navigate(address, { replace: true, state: location.state });
    },
  };
}
