import { myPageTitle } from '../../navigation/menus';
import { ComingPanel } from '../../ui/coming-panel';
import { MyPageScreen } from './my-page-screen';

export function BasicInfoScreen() {
  return (
    <MyPageScreen title={myPageTitle.basic}>
      <ComingPanel />
    </MyPageScreen>
  );
}
