import { useEffect, useState } from 'react';
import { ChangingText } from '#src/components/layout/changing-text.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { deviceNow } from '#src/lib/time/clock.ts';
import * as style from './form-email-verification.style.ts';

/**
 * The announcements, by the number of remaining seconds. Only these moments are announced: announcing every second
 * would make the screen reader unusable.
 */
const announcements: readonly [number, string][] = [
  [0, '인증번호의 유효 시간이 지났습니다. 재전송을 눌러 새 인증번호를 받아 주세요.'],
  [60, '인증번호의 유효 시간이 1분 남았습니다. 재전송을 누르면 새로 시작됩니다.'],
  [180, '인증번호의 유효 시간이 3분 남았습니다.'],
];

/** Formats the remaining time. @param seconds the remaining seconds @returns minutes and seconds: '9:05' */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Returns the announcement for the remaining seconds; empty before the first announcement. */
export const announcementAt = (seconds: number): string => announcements.find(([limit]) => seconds <= limit)?.[1] ?? '';

/**
 * Renders the time until the emailed code expires (WCAG 2.2.1; the member can always request another code). The text
 * changes each second; screen readers announce three moments.
 * @param expiresAt when the code expires, in ms since 1970 (UTC)
 */
export function VerificationCountdown({ expiresAt }: { expiresAt: number }) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    const updateSecondsLeft = () => setSecondsLeft(Math.max(0, Math.ceil((expiresAt - deviceNow()) / 1000)));
    updateSecondsLeft();
    const timer = setInterval(updateSecondsLeft, 1000);
    return () => clearInterval(timer);
  }, [expiresAt]);
  if (secondsLeft === null) return null;
  return (
    <div className={style.time}>
      <ChangingText>{secondsLeft > 0 ? '남은 시간' : '유효 시간이 지났습니다.'}</ChangingText>
      {secondsLeft > 0 && <span translate="no">{` ${formatCountdown(secondsLeft)}`}</span>}
      <VisuallyHidden>
        <span role="status">{announcementAt(secondsLeft)}</span>
      </VisuallyHidden>
    </div>
  );
}
