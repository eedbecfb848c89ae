/**
 * Parses the number of the previous or next record.
 * @param pk `prev_pk` or `next_pk` of a response; some servers send an empty text or 0 if there is no record
 * @returns the number; null if there is no record
 */
export function parseNeighbourNumber(pk: unknown): number | null {
  return parseRecordNumber(String(pk), Number.MAX_SAFE_INTEGER);
}

/**
 * Parses the number of a record in a URL.
 * @param text the path parameter
 * @param max the largest number that the contract allows
 * @returns the number; null if the text is not an integer from 1 to max
 */
export function parseRecordNumber(text: string | undefined, max: number): number | null {
  if (!text || !/^\d{1,15}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= max ? number : null;
}
