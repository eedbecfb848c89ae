import type { PostData } from '#src/features/boards/post-article.tsx';
import { htmlToText } from '#src/lib/html/html-to-text.ts';
import { withServerDom } from '#src/lib/html/server-dom.ts';
import { findStatedDay } from '#src/lib/time/stated-day.ts';
import type { CalendarEvent } from '#src/pages/society/calendar/save-calendar-file.ts';

/** Returns the event of a guide if its text states a single day, whose place the text does not tell for certain. */
export function findGuideEvent({ title, content }: PostData): CalendarEvent | null {
  const stated = findStatedDay(withServerDom(() => htmlToText(content)));
  return stated && { ...stated, title, venue: null };
}
