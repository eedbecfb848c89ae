import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { codePointLength } from '#src/lib/text/code-points.ts';
import { groupDigits } from '#src/lib/text/digits.ts';
import { characterCount } from './fields.style.ts';

/** The pause in typing after which the count is announced. */
const debounceMs = 1_000;
/** The share of the limit from which the rest is announced. */
const announcedShare = 0.8;

function countAnnouncement(label: string, used: number, limit: number): string {
  if (used > limit) return `${label} ${groupDigits(used - limit)}자를 초과했습니다.`;
  return used >= limit * announcedShare ? `${label} ${groupDigits(limit - used)}자 남았습니다.` : '';
}

/**
 * Renders the number of typed characters and the limit. From 80 % of the limit, the rest is announced after a pause in
 * typing (WCAG 4.1.3). Characters are Unicode code points.
 */
export function CharacterCount({ text, limit, label }: { text: string; limit: number; label: string }) {
  const used = codePointLength(text);
  const [announcement, setAnnouncement] = useState('');
  const message = countAnnouncement(label, used, limit);
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(message), debounceMs);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <>
      <span aria-hidden translate="no" className={characterCount} data-over-limit={used > limit || undefined}>
        {`${groupDigits(used)} / ${groupDigits(limit)}자`}
      </span>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
