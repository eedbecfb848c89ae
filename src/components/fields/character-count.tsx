import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { lengthOf } from '#src/lib/text/code-points.ts';
import { characterCount } from './character-count.style.ts';

/** How long typing has to rest before the count is said, in ms, and from which share of the limit on. */
const debounceMs = 1_000;
const announcedShare = 0.8;

const numberFormat = new Intl.NumberFormat('ko-KR');

function countAnnouncement(label: string, used: number, limit: number): string {
  if (used > limit) return `${label} ${numberFormat.format(used - limit)}자를 초과했습니다.`;
  return used >= limit * announcedShare ? `${label} ${numberFormat.format(limit - used)}자 남았습니다.` : '';
}

/** How much of a limit is used: always to be seen, and said when it runs short and the typing rests (WCAG 4.1.3). */
export function CharacterCount({ text, limit, label }: { text: string; limit: number; label: string }) {
  const used = lengthOf(text);
  const [announcement, setAnnouncement] = useState('');
  const message = countAnnouncement(label, used, limit);
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(message), debounceMs);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <>
      <span aria-hidden className={characterCount} data-over-limit={used > limit || undefined}>
        {numberFormat.format(used)} / {numberFormat.format(limit)}자
      </span>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
