import { useEffect } from 'react';
import { restoreEarlyView } from '#src/lib/browser/early-input.ts';
import { reportHydrated } from '#src/lib/browser/hydrated-parts.ts';
import { hideStartNotice } from '#src/lib/browser/start-notice.ts';

function endHydration(): void {
  document.getElementById('root')?.removeAttribute('data-address');
  hideStartNotice();
  restoreEarlyView();
  reportHydrated('screen');
}

/** Reports that the screen beside it works: it is hydrated, or rendered in place of the prerendered page. */
export function ScreenHydrated(): null {
  useEffect(endHydration, []);
  return null;
}
