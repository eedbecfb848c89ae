import { myPageTitle } from '../../navigation/menus';
import { ComingPanel } from '../../ui/coming-panel';
import { MyPageScreen } from './my-page-screen';

export function EducationScreen() {
  return (
    <MyPageScreen title={myPageTitle.education}>
      <ComingPanel />
    </MyPageScreen>
  );
}
