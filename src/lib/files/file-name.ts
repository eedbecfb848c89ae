/**
 * The ending of a file's name, for people.
 * @returns upper-case ending without the dot ('PDF'), or '파일' where the name has none
 */
export function fileTypeLabel(name: string): string {
  const ending = /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1];
  return ending ? ending.toUpperCase() : '파일';
}

/** Whether an address ends in .pdf, whatever the letters' case; such a file opens in a new tab instead of being saved. */
export function isPdfUrl(address: string): boolean {
  return /\.pdf$/i.test(address);
}
