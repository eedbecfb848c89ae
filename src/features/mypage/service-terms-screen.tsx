import { myPageTitle } from '../../navigation/menus';
import { ComingPanel } from '../../ui/coming-panel';
import { MyPageScreen } from './my-page-screen';

export function ServiceTermsScreen() {
  return (
    <MyPageScreen title={myPageTitle.service}>
      <ComingPanel />
    </MyPageScreen>
  );
}
