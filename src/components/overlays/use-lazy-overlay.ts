import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '#src/components/feedback/toast-store.ts';
import type { LazyCode } from '#src/lib/browser/lazy-code.tsx';
import { replaceOldVersion } from '#src/lib/browser/new-version.ts';

type LazyOverlayOptions = {
  /** Whether the overlay is open. The first opening loads the code. */
  isOpen: boolean;
  /** Called when the code fails to load. It must set `isOpen` to false if the overlay can be opened again. */
  onFailed: () => void;
  /** The text of the toast when the code fails to load; null for no toast. */
  failureText?: string | null | undefined;
  /** Whether a reload would lose what the overlay shows. The page is then not reloaded for a newer version. */
  keepsPage?: boolean;
};

const defaultFailureText = '화면을 불러오지 못했습니다. 네트워크 연결을 확인하고 다시 시도해 주세요.';

/**
 * Loads the code of an overlay, or of a part of an overlay, when it is first opened. The page below does not suspend. If
 * the code fails to load, a toast is shown, and the next opening requests the code again. If a newer version of the site
 * is live, the page is reloaded, or a notice offers it when the visitor would lose input.
 * @param code the code of the overlay, a constant
 * @returns the code; undefined until it is loaded
 */
export function useLazyOverlay<Value>(
  code: LazyCode<Value>,
  { isOpen, onFailed, failureText = defaultFailureText, keepsPage = false }: LazyOverlayOptions,
): Value | undefined {
  const [value, setValue] = useState(code.loaded);
  const handleFailure = useEffectEvent(() => {
    if (failureText !== null && !replaceOldVersion({ loses: keepsPage ? 'page' : 'press' }))
      showToast({ icon: 'alert', message: failureText, showTime: 6000 });
    onFailed();
  });
  const isMissing = isOpen && value === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isClosed = false;
    code.preload().then(
      (loaded) => {
        if (!isClosed) setValue(() => loaded);
      },
      () => {
        if (!isClosed) handleFailure();
      },
    );
    return () => {
      isClosed = true;
    };
  }, [isMissing, code]);
  return value;
}
