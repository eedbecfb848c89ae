import { useLocation } from 'react-router-dom';
import { AppLink } from '#src/navigation/app-link.tsx';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { readStateText } from '#src/navigation/use-sub-screen.ts';
import * as style from './payment-failed-notice.style.ts';

/**
 * Renders links to both payment screens after a failed card payment. The failure navigates to `/society` with the menu
 * name of the annual fee, a sub-screen of `/membership`, so the visitor does not see a payment screen there.
 */
export function PaymentFailedNotice() {
  const { state, search } = useLocation();
  const menu = readStateText(state, 'menu') ?? new URLSearchParams(search).get('menu');
  if (menu !== menuTitle.annualFee) return null;
  return (
    <p className={style.notice}>
      결제가 완료되지 않았습니다. 다시 결제하시려면{' '}
      <AppLink target={subScreenTarget(paths.membership, menuTitle.annualFee)}>{menuTitle.annualFee}</AppLink> 또는{' '}
      <AppLink target={subScreenTarget(paths.society, menuTitle.registration)}>{menuTitle.registration}</AppLink>{' '}
      화면으로 가 주세요.
    </p>
  );
}
