import { type ReactNode, useRef } from 'react';
import { ButtonWithReason } from '#src/components/buttons/button-with-reason.tsx';
import { focusHeadingAbove } from '#src/lib/browser/focus-heading.ts';
import { useIsBefore } from '#src/lib/hooks/use-is-before.ts';
import * as style from './feedback.style.ts';

/** Reserves the space of content that is loading. A text appears after 400 ms. */
export function LoadingPanel() {
  return (
    <div className={style.panel}>
      <p className={style.loading}>불러오는 중</p>
    </div>
  );
}

/** Renders a message in place of an empty list. @param children a link or button below the message */
export function EmptyPanel({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className={style.panel}>
      <p>{message}</p>
      {children}
    </div>
  );
}

type ErrorPanelProps = {
  /** The error, with the waiting time if the server requires one. */
  message: string;
  /** The time until which the server rejects requests, in ms since 1970. The button is disabled until then. */
  retryDisabledUntil?: number | undefined;
  onRetry: () => void;
};

/**
 * Renders an error in place of content that failed to load, with a retry button. The error is announced at once. The
 * retry removes the button, so the focus moves to the heading above it.
 */
export function ErrorPanel({ message, retryDisabledUntil = 0, onRetry }: ErrorPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isWaiting = useIsBefore(retryDisabledUntil);
  const focusHeadingAndRetry = () => {
    focusHeadingAbove(panel.current);
    onRetry();
  };
  return (
    <div ref={panel} className={style.panel} role="alert">
      <p>{message}</p>
      <ButtonWithReason
        type="button"
        isPending={false}
        disabledReason={isWaiting ? '안내한 시간이 지난 뒤에 다시 시도할 수 있습니다.' : undefined}
        onPress={focusHeadingAndRetry}
      >
        다시 시도
      </ButtonWithReason>
    </div>
  );
}
