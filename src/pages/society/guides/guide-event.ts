import { conferenceNameEvents } from '#src/api/generated/constants.ts';
import type { PostData } from '#src/features/boards/post-article.tsx';
import { htmlToText } from '#src/lib/html/html-to-text.ts';
import { withServerDom } from '#src/lib/html/server-dom.ts';
import { findStatedDay, isChangedEvent } from '#src/lib/time/stated-day.ts';
import type { CalendarEvent } from '#src/pages/society/calendar/save-calendar-file.ts';

/**
 * Returns the event of a guide: that of the contract with its title, or the only day that its text states. There is none if
 * both differ, or if the text says that the event has changed.
 */
export function findGuideEvent({ title, content }: Pick<PostData, 'title' | 'content'>): CalendarEvent | null {
  const text = withServerDom(() => htmlToText(content));
  const stated = findStatedDay(text);
  const known = conferenceNameEvents.find((event) => event.title === title);
  if (!known) return stated && { ...stated, title, venue: null };
  const isDoubtful = isChangedEvent(text) || (stated && stated.day !== known.day);
  return isDoubtful ? null : { ...stated, title, day: known.day, venue: known.venue };
}
