import { useLocation } from 'react-router-dom';
import { parsePageNumber } from '#src/lib/page-numbers.ts';

/** The requested page of a list. The URL holds it, so that a reload, a copied link and the back button show the same page. */
export type Paging = {
  page: number;
  /** Returns the URL of another page of the same list. */
  urlOfPage: (page: number) => string;
};

/**
 * Returns the current path with a changed query.
 * @param changes values by the name of the parameter; undefined and empty values remove the parameter
 */
export function urlWithQuery(
  { pathname, search }: { pathname: string; search: string },
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value) query.set(key, value);
    else query.delete(key);
  }
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/**
 * Returns the page of a list that the URL requests.
 * @param max the largest page number of the contract; an invalid page number gives page 1
 */
export function usePaging(max: number): Paging {
  const location = useLocation();
  return {
    page: parsePageNumber(new URLSearchParams(location.search).get('page'), max),
    urlOfPage: (page) => urlWithQuery(location, { page: page > 1 ? String(page) : undefined }),
  };
}
