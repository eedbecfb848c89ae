import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import * as style from './toast-host.style.ts';
import { closeToast, type Toast, toastStore } from './toast-store.ts';

const noToasts: readonly Toast[] = [];

/**
 * Renders the toasts in a status region, so that each is announced without moving the focus (WCAG 4.1.3).
 * @param organisation the subtitle of toasts with `subtitle`
 */
export function ToastHost({ organisation }: { organisation: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => noToasts);
  return (
    // With the attribute, React Aria does not hide the region from assistive technology and clicks behind a dialog.
    <div role="status" className={style.host} data-react-aria-top-layer>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} organisation={organisation} />
      ))}
    </div>
  );
}

/** Moves the focus back to an element, or to the main heading if the element was removed (WCAG 2.4.3). */
function restoreFocus(element: Element | null): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const target = element instanceof HTMLElement && element.isConnected ? element : heading;
  target?.focus({ preventScroll: true });
}

function ToastCard({ toast, organisation }: { toast: Toast; organisation: string }) {
  const [isPaused, setPaused] = useState(false);
  const previousFocus = useRef<Element | null>(null);
  useEffect(() => {
    // A toast stays open while the pointer or the focus is on it (WCAG 2.2.1).
    if (isPaused) return;
    const timer = setTimeout(() => closeToast(toast.id), toast.showTime);
    return () => clearTimeout(timer);
  }, [isPaused, toast.id, toast.showTime]);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setPaused(true);
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  const closeAndRestoreFocus = () => {
    closeToast(toast.id);
    restoreFocus(previousFocus.current);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/noNoninteractiveElementInteractions: the handlers only pause the timer
    <div
      data-toast
      className={style.card}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={onFocus}
      onBlur={() => setPaused(false)}
    >
      <ToastIcon icon={toast.icon} />
      <div className={style.text}>
        {toast.subtitle && <p className={style.subtitle}>{organisation}</p>}
        <p>{toast.message}</p>
      </div>
      <Button variant="icon" aria-label="알림 닫기" onPress={closeAndRestoreFocus}>
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
