import type { ReactNode } from 'react';
import { Button } from './button';
import { Spinner } from './spinner';
import * as style from './state-panel.style';

/** What stands in the place of content that is loading. */
export function LoadingPanel() {
  return (
    <div className={style.panel}>
      <Spinner />
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

/** What stands in the place of content that didn't come. It is announced at once, and can be tried again. */
export function ErrorPanel({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className={style.panel} role="alert">
      <p>{message}</p>
      {onRetry && <Button onPress={onRetry}>다시 시도</Button>}
    </div>
  );
}
