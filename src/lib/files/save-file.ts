/** How long a browser may take to begin with a file before its address goes, in ms. */
const revokeDelayMs = 60_000;

/** Has the browser save a file under a name, as a link to it would. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}
