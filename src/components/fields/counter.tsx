import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { codePointLength } from '#src/lib/text/code-points.ts';
import { counter } from './counter.style.ts';

/** How long typing has to rest before the count is said, in ms, and from which share of the limit on. */
const rest = 1_000;
const near = 0.8;

const grouped = new Intl.NumberFormat('ko-KR');

function spoken(label: string, used: number, limit: number): string {
  if (used > limit) return `${label} ${grouped.format(used - limit)}자를 초과했습니다.`;
  return used >= limit * near ? `${label} ${grouped.format(limit - used)}자 남았습니다.` : '';
}

/** How much of a limit is used: always to be seen, and said when it runs short and the typing rests (WCAG 4.1.3). */
export function Counter({ text, limit, label }: { text: string; limit: number; label: string }) {
  const used = codePointLength(text);
  const [said, setSaid] = useState('');
  const message = spoken(label, used, limit);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), rest);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <>
      <span aria-hidden className={counter} data-over={used > limit || undefined}>
        {grouped.format(used)} / {grouped.format(limit)}자
      </span>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
