/** The delay before the object URL is revoked. The browser must have started the download by then. */
const revokeDelayMs = 60_000;

/** Downloads a file under a name, like a link with the `download` attribute. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
