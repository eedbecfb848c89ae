import { formatDate } from './date.ts';

/** The year in Asia/Seoul at a moment, as four digits. @param moment in ms since 1970 (UTC) */
export const seoulYear = (moment: number): string => formatDate(new Date(moment).toISOString()).slice(0, 4);
