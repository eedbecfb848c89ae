import { useLocation } from 'react-router';
import { parsePageNumber } from '#src/lib/page-numbers.ts';

/** Which page of a list is asked for. It stands in the address, so that a reload, a copy and the way back show the same. */
export type Paging = {
  page: number;
  /** The address of another page of the same list. */
  addressOf: (page: number) => string;
};

/**
 * The present address with some of its query changed.
 * @param at the address
 * @param changes by name; what is undefined or empty goes
 */
export function changedAddress(
  { pathname, search }: { pathname: string; search: string },
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  const text = next.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** The page that the address asks for. @param max the largest that the contract allows; what it would refuse gives 1 */
export function usePaging(max: number): Paging {
  const location = useLocation();
  return {
    page: parsePageNumber(new URLSearchParams(location.search).get('page'), max),
    addressOf: (page) => changedAddress(location, { page: page > 1 ? String(page) : undefined }),
  };
}
