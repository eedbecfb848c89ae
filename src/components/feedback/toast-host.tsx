import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import * as style from './toast-host.style.ts';
import { closeToast, type Toast, toastStore } from './toast-store.ts';

const none: readonly Toast[] = [];

/**
 * The place of the toasts: a status region, so that each is announced without taking focus (WCAG 4.1.3).
 * @param organisation the name that a toast may carry as its subtitle
 */
export function ToastHost({ organisation }: { organisation: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none);
  return (
    // The attribute keeps the region in reach of assistive technology, and of a click, while a modal is open.
    <div role="status" className={style.host} data-react-aria-top-layer>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} organisation={organisation} />
      ))}
    </div>
  );
}

/** To where the keyboard came from; where that is gone, to the main heading (WCAG 2.4.3). */
function giveFocusBack(place: Element | null): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const target = place instanceof HTMLElement && place.isConnected ? place : heading;
  target?.focus({ preventScroll: true });
}

function ToastCard({ toast, organisation }: { toast: Toast; organisation: string }) {
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    // A reader who points at a toast, or tabs into it, is given the time to read it (WCAG 2.2.1).
    if (held) return;
    const timer = setTimeout(() => closeToast(toast.id), toast.showTime);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.showTime]);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHeld(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const close = () => {
    closeToast(toast.id);
    giveFocusBack(cameFrom.current);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/noNoninteractiveElementInteractions: holding is a courtesy
    <div
      data-toast
      className={style.card}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={onFocus}
      onBlur={() => setHeld(false)}
    >
      <ToastIcon icon={toast.icon} />
      <div className={style.text}>
        {toast.subtitle && <p className={style.subtitle}>{organisation}</p>}
        <p>{toast.message}</p>
      </div>
      <Button variant="icon" aria-label="알림 닫기" onPress={close}>
        <X aria-hidden size={18} />
      </Button>
    </div>
  );
}

function ToastIcon({ icon }: Pick<Toast, 'icon'>) {
  if (icon === 'confirm') return <CircleCheck aria-hidden size={22} />;
  if (icon === 'alert') return <CircleAlert aria-hidden size={22} />;
  return <img src={icon.imageUrl} alt="" width={24} height={24} />;
}
