import { useEffect, useState } from 'react';
import { showToast } from '#src/components/feedback/toast-store.ts';
import { loadCode } from '#src/lib/browser/load-code.ts';

type Wish = {
  /** Whether the code is wanted now. */
  wanted: boolean;
  /** Takes away what was to come, when its code did not. */
  onLost: () => void;
  /** What the reader is told then. */
  lost?: string;
};

const notLoaded = '화면을 불러오지 못했습니다. 네트워크 연결을 확인하고 다시 시도해 주세요.';

/**
 * Fetches the code of a modal or a drawer when it is first wanted. Where it does not come, a toast says so and the page
 * below stays as it is; the next time it is wanted it is fetched again.
 * @param load fetches the component; rejects where the network does; the same function at each call
 * @returns the component, undefined until it is there
 */
export function useLate<Part>(load: () => Promise<Part>, { wanted, onLost, lost = notLoaded }: Wish): Part | undefined {
  const [part, setPart] = useState<Part>();
  const missing = wanted && part === undefined;
  useEffect(() => {
    if (!missing) return;
    let gone = false;
    loadCode(load).then(
      (loaded) => {
        if (!gone) setPart(() => loaded);
      },
      () => {
        if (gone) return;
        showToast({ icon: 'alert', message: lost, showTime: 6000 });
        onLost();
      },
    );
    return () => {
      gone = true;
    };
  }, [missing, load, lost, onLost]);
  return part;
}
