/**
 * Whether what came is a PDF: it begins as one (ISO 32000-1, 7.5.2), whatever it is declared to be.
 * @param file anything that a call has answered
 */
export async function isPdfFile(file: unknown): Promise<boolean> {
  if (!(file instanceof Blob)) return false;
  const start = await file.slice(0, 5).text();
  return start === '%PDF-';
}
