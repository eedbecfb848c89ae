import { myPageTitle } from '../../navigation/menus';
import { ComingPanel } from '../../ui/coming-panel';
import { MyPageScreen } from './my-page-screen';

export function PrivacyPolicyScreen() {
  return (
    <MyPageScreen title={myPageTitle.privacy}>
      <ComingPanel />
    </MyPageScreen>
  );
}
