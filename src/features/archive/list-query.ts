import { useLocation, useNavigate } from 'react-router';
import {
  GetInfoQueryParams,
  getInfoQueryPageMax,
  getInfoQueryRowDefault,
  getInfoQuerySearchCategoryDefault,
  getInfoQuerySearchMax,
} from '../../api/generated/limits/board';
import type { SearchCategory } from '../../api/generated/model';
import { pageFrom } from '../../lib/page-window';

/** How many posts a page of a list has. */
export const rowsPerPage = getInfoQueryRowDefault;

/** Whether a search has more characters (code points) than the contract allows. */
export const searchIsTooLong = (search: string) => [...search].length > getInfoQuerySearchMax;

/** What a list shows, kept in the address, so that a reload, a copy and the way back show the same. */
export type ListQuery = {
  page: number;
  search: string;
  category: SearchCategory;
  /** The address of another page of the same list. */
  addressOf: (page: number) => string;
  /** Shows the first page of another search. It replaces the history entry: not every letter is a step back. */
  change: (next: { search: string; category: SearchCategory }) => void;
};

/** The list query of the current address. What the contract would refuse gives the default. */
export function useListQuery(): ListQuery {
  const { pathname, search: queryText, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(queryText);
  const category = GetInfoQueryParams.shape.search_category.safeParse(query.get('category') ?? undefined);

  const address = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(queryText);
    for (const [key, value] of Object.entries(changes)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    const text = next.toString();
    return text ? `${pathname}?${text}` : pathname;
  };

  return {
    page: pageFrom(query.get('page'), getInfoQueryPageMax),
    search: query.get('search') ?? '',
    category: category.success ? category.data : getInfoQuerySearchCategoryDefault,
    addressOf: (page) => address({ page: page > 1 ? String(page) : undefined }),
    change: (next) => {
      const category = next.category === getInfoQuerySearchCategoryDefault ? undefined : next.category;
      void navigate(address({ page: undefined, search: next.search, category }), { replace: true, state });
    },
  };
}
