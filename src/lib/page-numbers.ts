const maxPageLinks = 5;

/**
 * The page numbers that a pagination shows: five around the current page, fewer where there are fewer.
 * @param page the current page, from 1
 * @param pageCount how many pages there are
 */
export function visiblePages(page: number, pageCount: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(maxPageLinks / 2), pageCount - maxPageLinks + 1));
  const length = Math.min(maxPageLinks, pageCount - first + 1);
  return Array.from({ length }, (_, index) => first + index);
}

/**
 * The page that an address asks for.
 * @param text what stands in the address; null and text that is no whole number from 1 up give 1
 * @param max the largest page that may be asked for
 */
export function parsePageNumber(text: string | null, max: number): number {
  if (!text || !/^\d{1,10}$/.test(text)) return 1;
  return Math.min(Math.max(1, Number(text)), max);
}
