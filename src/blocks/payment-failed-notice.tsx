import { useLocation } from 'react-router';
import { AppLink } from '../navigation/app-link';
import { menuTitle } from '../navigation/menus';
import { paths } from '../navigation/paths';
import { subScreenTarget } from '../navigation/target';
import { stateText } from '../navigation/use-sub-screen';
import * as style from './payment-failed-notice.style';

/**
 * The way back to pay after a card payment has failed. It leads to 학회활동 with the name of a sub-screen that stands
 * elsewhere; this says where.
 */
export function PaymentFailedNotice() {
  const { state, search } = useLocation();
  const menu = stateText(state, 'menu') ?? new URLSearchParams(search).get('menu');
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
