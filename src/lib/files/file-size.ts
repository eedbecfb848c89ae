/**
 * Formats the size of a file.
 * @param bytes the size; null and negative numbers count as 0
 * @returns rounded kibibytes with the unit, for example '180 KB'; '0 KB' below 512 bytes
 */
export function formatFileSize(bytes: number | null | undefined): string {
  return `${Math.round(Math.max(0, bytes ?? 0) / 1024)} KB`;
}
