import { CalendarPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { useEventDay } from '#src/features/events/use-event-day.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.tsx';
import type { CalendarEvent } from './save-calendar-file.ts';

const calendarFileCode = lazyCode(async () => (await import('./save-calendar-file.ts')).saveCalendarFile);
const failureText = '일정 파일을 만들지 못했습니다. 잠시 후 다시 시도해 주세요.';

/** Renders the button that downloads a coming event of the page as a calendar file. Its code is lazy-loaded. */
export function CalendarButton({ event }: { event: CalendarEvent }) {
  const day = useEventDay();
  const [isPressed, setPressed] = useState(false);
  const endPress = () => setPressed(false);
  const saveCalendarFile = useLazyOverlay(calendarFileCode, { isOpen: isPressed, onFailed: endPress, failureText });
  useEffect(() => {
    if (!isPressed || !saveCalendarFile) return;
    saveCalendarFile(event, window.location.href);
    setPressed(false);
  }, [isPressed, saveCalendarFile, event]);
  if (day === null || event.day < day) return null;
  return (
    <Button onPress={() => setPressed(true)}>
      <CalendarPlus aria-hidden size={18} />
      일정에 추가
    </Button>
  );
}
