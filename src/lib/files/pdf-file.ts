/**
 * Returns whether a value is a PDF file, by its first bytes and not by its declared type (ISO 32000-1, 7.5.2).
 * @param file any payload of a response
 */
export async function isPdfFile(file: unknown): Promise<boolean> {
  if (!(file instanceof Blob)) return false;
  const start = await file.slice(0, 5).text();
  return start === '%PDF-';
}
