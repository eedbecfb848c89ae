const maxPageLinks = 5;

/**
 * Returns the page numbers that a pagination shows: at most five numbers around the current page.
 * @param page the current page, from 1
 * @param pageCount the number of pages
 */
export function visiblePages(page: number, pageCount: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(maxPageLinks / 2), pageCount - maxPageLinks + 1));
  const length = Math.min(maxPageLinks, pageCount - first + 1);
  return Array.from({ length }, (_, index) => first + index);
}

/**
 * Parses the page number of a URL.
 * @param text the value of the query parameter; null and anything but a positive integer become 1
 * @param max the largest page number
 */
export function parsePageNumber(text: string | null, max: number): number {
  if (!text || !/^\d{1,10}$/.test(text)) return 1;
  return Math.min(Math.max(1, Number(text)), max);
}
