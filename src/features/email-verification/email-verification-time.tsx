import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { now } from '#src/lib/time/clock.ts';
import * as style from './form-email-verification.style.ts';

/** What is said when so many seconds are left, and no other time: a count that talks would drown all else. */
const announcements: readonly [number, string][] = [
  [0, '인증번호의 유효 시간이 지났습니다. 재전송을 눌러 새 인증번호를 받아 주세요.'],
  [60, '인증번호의 유효 시간이 1분 남았습니다. 재전송을 누르면 새로 시작됩니다.'],
  [180, '인증번호의 유효 시간이 3분 남았습니다.'],
];

/** @param seconds how many are left @returns minutes and seconds, 9:05 */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What is said at a moment; empty before anything is. */
export const announcementAt = (seconds: number): string => announcements.find(([limit]) => seconds <= limit)?.[1] ?? '';

/**
 * How long the code in the mail still lives (WCAG 2.2.1; another one can always be sent). It is shown each second and
 * announced three times.
 * @param expiry when it dies, in ms since 1970
 */
export function VerificationCountdown({ expiry }: { expiry: number }) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    const updateSecondsLeft = () => setSecondsLeft(Math.max(0, Math.ceil((expiry - now()) / 1000)));
    updateSecondsLeft();
    const timer = setInterval(updateSecondsLeft, 1000);
    return () => clearInterval(timer);
  }, [expiry]);
  if (secondsLeft === null) return null;
  return (
    <div className={style.time}>
      {secondsLeft > 0 ? `남은 시간 ${formatCountdown(secondsLeft)}` : '유효 시간이 지났습니다.'}
      <VisuallyHidden>
        <span role="status">{announcementAt(secondsLeft)}</span>
      </VisuallyHidden>
    </div>
  );
}
