import { useGetMemberInfo } from '../../api/generated/member';
import { AppLink } from '../../navigation/app-link';
import { myPageTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { subScreenTarget } from '../../navigation/target';
import { BasicInfoForm } from './basic-info-form';
import * as style from './basic-info-screen.style';
import { Loaded } from './loaded';
import { MemberFacts } from './member-facts';
import { Sheet } from './sheet';

/** The basic info by the contract's `getMemberInfo`: what stays, what can be changed, and the way to the withdrawal. */
export function BasicInfoScreen() {
  const query = useGetMemberInfo();
  return (
    <>
      <Sheet>
        <Loaded query={query}>
          {({ member_info: info }) => (
            <>
              <MemberFacts info={info} />
              <BasicInfoForm info={info} />
            </>
          )}
        </Loaded>
      </Sheet>
      {/* Below a form that is not there yet the link would move as soon as it comes. */}
      {!query.isPending && (
        <p className={style.withdrawal}>
          <AppLink target={subScreenTarget(paths.mypage, myPageTitle.withdrawal)}>{myPageTitle.withdrawal}</AppLink>
        </p>
      )}
    </>
  );
}
