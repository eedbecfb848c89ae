import { type ReactNode, useRef } from 'react';
import { ButtonWithReason } from '#src/components/buttons/button-with-reason.tsx';
import { focusHeadingAbove } from '#src/lib/browser/focus-heading.ts';
import { useIsBefore } from '#src/lib/hooks/use-is-before.ts';
import * as style from './state-panel.style.ts';

/** Keeps the place of content that is loading, and says so when it takes longer than a moment. */
export function LoadingPanel() {
  return (
    <div className={style.panel}>
      <p className={style.loading}>불러오는 중</p>
    </div>
  );
}

/** What stands in the place of content that there is none of. @param children what to do instead, where there is something */
export function EmptyPanel({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className={style.panel}>
      <p>{message}</p>
      {children}
    </div>
  );
}

type ErrorPanelProps = {
  /** What happened; it names the waiting time, where there is one. */
  message: string;
  /** Until when the server takes no other request, in ms since 1970. The button does nothing before, and says so. */
  waitsUntil?: number | undefined;
  onRetry: () => void;
};

/**
 * What stands in the place of content that didn't come. It is announced at once, and can be tried again; as the button
 * goes then, focus waits at the heading above.
 */
export function ErrorPanel({ message, waitsUntil = 0, onRetry }: ErrorPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isWaiting = useIsBefore(waitsUntil);
  const retry = () => {
    focusHeadingAbove(panel.current);
    onRetry();
  };
  return (
    <div ref={panel} className={style.panel} role="alert">
      <p>{message}</p>
      <ButtonWithReason
        type="button"
        variant="plain"
        isPending={false}
        disabledReason={isWaiting ? '아직 다시 시도할 수 없습니다. 안내된 시간이 지나면 누를 수 있습니다.' : undefined}
        onPress={retry}
      >
        다시 시도
      </ButtonWithReason>
    </div>
  );
}
