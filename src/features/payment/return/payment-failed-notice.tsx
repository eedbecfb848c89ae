import { useLocation } from 'react-router-dom';
import { namesScreen } from '#src/navigation/screen-location.ts';
import { screens } from '#src/navigation/screens.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import { screenTarget } from '#src/navigation/target.ts';
import * as style from './payment-failed-notice.style.ts';

/**
 * Renders links to both payment screens after a failed card payment. The failure navigates to `/society` with the menu
 * name of the annual fee, a sub-screen of `/membership`, so the visitor does not see a payment screen there.
 */
export function PaymentFailedNotice() {
  if (!namesScreen(useLocation(), 'annualFee')) return null;
  return (
    <p className={style.notice}>
      결제가 완료되지 않았습니다. 다시 결제하시려면{' '}
      <AppLink target={screenTarget('annualFee')}>{screens.annualFee.title}</AppLink> 또는{' '}
      <AppLink target={screenTarget('registration')}>{screens.registration.title}</AppLink> 화면으로 가 주세요.
    </p>
  );
}
