import { formatDate } from './date.ts';

/** Returns the year in Asia/Seoul as four digits. @param moment a time in milliseconds since 1970 (UTC) */
export const seoulYear = (moment: number): string => formatDate(new Date(moment).toISOString()).slice(0, 4);
