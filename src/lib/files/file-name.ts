/**
 * Returns the label of a file type: the extension of the file name.
 * @returns the extension in upper case without the dot ('PDF'), or '파일' if the name has no extension
 */
export function fileTypeLabel(name: string): string {
  const extension = /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1];
  return extension ? extension.toUpperCase() : '파일';
}

/** Returns whether a URL ends in .pdf, in any case. PDF files open in a new tab, other files are downloaded. */
export function isPdfUrl(url: string): boolean {
  return /\.pdf$/i.test(url);
}
