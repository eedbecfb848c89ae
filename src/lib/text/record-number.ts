/**
 * The number of a neighbouring record.
 * @param pk what the API gives as `prev_pk` or `next_pk`; some servers write an empty text or 0 where there is no record
 * @returns the number, or null where there is no record
 */
export function parseNeighbourNumber(pk: unknown): number | null {
  return parseRecordNumber(String(pk), Number.MAX_SAFE_INTEGER);
}

/**
 * The number of a record from an address.
 * @param text what stands in the address
 * @param max the largest number that the contract allows
 * @returns the number, or null where the text is no whole number from 1 to max
 */
export function parseRecordNumber(text: string | undefined, max: number): number | null {
  if (!text || !/^\d{1,15}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= max ? number : null;
}
