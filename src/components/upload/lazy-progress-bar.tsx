import { useEffect, useState } from 'react';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import * as style from './lazy-progress-bar.style.ts';

/** The code of the progress bar. */
export const progressBarCode = lazyCode(() => import('./progress-bar.tsx').then(({ ProgressBar }) => ProgressBar));

/**
 * Renders a progress bar as soon as its code is loaded, and an empty space of the same size until then. If the code fails to
 * load, the space stays empty: the upload also has its progress as text.
 * @param value from 0 to 1, or 'unknown'
 */
export function LazyProgressBar(props: { label: string; value: number | 'unknown' }) {
  const [ProgressBar, setProgressBar] = useState<Awaited<ReturnType<typeof progressBarCode.preload>>>();
  useEffect(() => {
    progressBarCode.preload().then(
      (loaded) => setProgressBar(() => loaded),
      () => undefined,
    );
  }, []);
  return <div className={style.space}>{ProgressBar && <ProgressBar {...props} />}</div>;
}
