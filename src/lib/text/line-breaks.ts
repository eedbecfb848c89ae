/** Replaces CR LF and CR by LF. Forms and older systems write CR LF or CR. */
export const normaliseLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');
