/** Returns whether a drag or the clipboard has files, as opposed to selected text, for example. */
export const hasFiles = (transfer: DataTransfer): boolean => transfer.types.includes('Files');

/** Returns the files of a transfer without folders. A folder looks like an empty file; only its entry identifies it. */
export function filesInTransfer(transfer: DataTransfer): File[] {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  return items.flatMap((item) => (item.webkitGetAsEntry?.()?.isDirectory ? [] : (item.getAsFile() ?? [])));
}
