import {
  getInfoQueryPageMax,
  getInfoQuerySearchCategoryDefault,
  getInfoQuerySearchMax,
} from '#src/api/generated/limits/board.ts';
import { getPastConferencesQueryRowDefault } from '#src/api/generated/limits/conference.ts';
import type { BoardType } from '#src/api/generated/model/boardType.ts';
import type { GetInfoParams } from '#src/api/generated/model/getInfoParams.ts';
import type { GetPastConferencesParams } from '#src/api/generated/model/getPastConferencesParams.ts';
import { SearchCategory } from '#src/api/generated/model/searchCategory.ts';
import { parsePageNumber } from '#src/lib/page-numbers.ts';

/** The page of a list, its search and the searched fields. */
export type ListParts = { page: number; search: string; category: SearchCategory };

/**
 * Reads the parts of a list from a query string. A value that the contract does not allow gives the default, except a
 * search that is too long.
 */
export function readListParts(queryString: string): ListParts {
  const query = new URLSearchParams(queryString);
  const requested = query.get('category');
  return {
    page: parsePageNumber(query.get('page'), getInfoQueryPageMax),
    search: query.get('search') ?? '',
    category: Object.values(SearchCategory).find((name) => name === requested) ?? getInfoQuerySearchCategoryDefault,
  };
}

/** Whether a search has more characters (code points) than the contract allows. */
export const searchIsTooLong = (search: string) => [...search].length > getInfoQuerySearchMax;

/** Returns the parameters of `getInfo` for a page of a board. */
export const boardParams = (type: BoardType, { page, search, category }: ListParts): GetInfoParams => ({
  type,
  page,
  ...(search ? { search } : {}),
  search_category: category,
});

/** The number of posts in the preview of a board. */
export const previewRows = 5;

/** Returns the parameters of `getInfo` for the preview of a board on the home page. */
export const previewParams = (type: BoardType): GetInfoParams => ({ type, page: 1, row: previewRows });

/** Returns the parameters of `getPastConferences` for a page of the event guides. @param page from 1 */
export const guidesParams = (page: number): GetPastConferencesParams => ({
  page,
  row: getPastConferencesQueryRowDefault,
});
