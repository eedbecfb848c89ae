import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GoodsType } from '#src/api/generated/model/index.ts';
import { getSession } from '#src/api/session.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { sectionOf } from '#src/navigation/section-of.ts';
import { subScreenTarget, type Target } from '#src/navigation/target.ts';
import { PaymentFailedNotice } from './payment-failed-notice.tsx';
import { type PaymentResult, readPaymentResult } from './payment-result.ts';

const paymentCompleted = lazyCode(async () => (await import('./payment-completed.tsx')).PaymentCompleted);

/** By the path that the payment page leads back to: what was paid, where it is seen, and what a failure says. */
const returns = {
  [paths.membership]: {
    goods: '연회비',
    menu: menuTitle.annualFee,
    failure: '결제에 실패했습니다. 다시 시도해 주세요.',
  },
  [paths.society]: {
    goods: '등록비',
    menu: menuTitle.registration,
    failure: '결제에 실패했습니다.\n다시 시도해 주세요.',
  },
} satisfies Record<string, { goods: GoodsType; menu: string; failure: string }>;

/** Where a return is read. A guest stays at the section's first screen, as the others would ask to log in over it. */
const landing = (path: keyof typeof returns): Target =>
  getSession() ? subScreenTarget(path, returns[path].menu) : { to: path };

/** A result with a number, so that a second one is asked about anew. */
type Shown = { number: number; result: PaymentResult };

/**
 * Reads the result of a card payment from the query of `/membership` or `/society`, says it in a modal, and takes it
 * out of the address, so that a reload says nothing; a failure stands on `/society` as a notice too. A section renders
 * it once, outside its sub-screens, so that it stays while these change.
 */
export function PaymentReturn() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = useCallback(() => setShown(null), []);
  const PaymentCompleted = useLazyOverlay(paymentCompleted, { isOpen: shown !== null, onFailed: close });
  const path = sectionOf(pathname)?.mainPath === paths.membership ? paths.membership : paths.society;

  useEffect(() => {
    const result = readPaymentResult(search);
    if (result === null) return;
    const failed = result === 'failed';
    if (failed) openModal({ type: 'confirm', message: returns[path].failure, outlivesRedirect: true });
    setShown((before) => (failed ? null : { number: (before?.number ?? 0) + 1, result }));
    const target = failed ? subScreenTarget(paths.society, menuTitle.annualFee) : landing(path);
    void navigate(target.to, { state: target.state, replace: true });
  }, [path, search, navigate]);

  return (
    <>
      {path === paths.society && <PaymentFailedNotice />}
      {shown && PaymentCompleted && (
        <PaymentCompleted key={shown.number} result={shown.result} goods={returns[path].goods} onClose={close} />
      )}
    </>
  );
}
