import { type ReactNode, useRef } from 'react';
import { focusHeadingAbove } from '../lib/focus-heading';
import { Button } from './button';
import * as style from './state-panel.style';

/** Keeps the place of content that is loading. That it is, the site's one spinner says. */
export function LoadingPanel() {
  return <div className={style.panel} />;
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

/**
 * What stands in the place of content that didn't come. It is announced at once, and can be tried again; as the button
 * goes then, focus waits at the heading above.
 */
export function ErrorPanel({ message, onRetry }: { message: string; onRetry: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const retry = () => {
    focusHeadingAbove(panel.current);
    onRetry();
  };
  return (
    <div ref={panel} className={style.panel} role="alert">
      <p>{message}</p>
      <Button onPress={retry}>다시 시도</Button>
    </div>
  );
}
