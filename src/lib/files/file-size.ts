/**
 * The size of a file for people.
 * @param bytes how many; null and numbers below 0 count as 0
 * @returns rounded kibibytes with unit, '0 KB' for less than half of one
 */
export function formatFileSize(bytes: number | null | undefined): string {
  return `${Math.round(Math.max(0, bytes ?? 0) / 1024)} KB`;
}
