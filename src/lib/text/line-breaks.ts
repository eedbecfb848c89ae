/** The text with LF for every line break; forms and older systems write CR LF or CR. */
export const normaliseLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');
