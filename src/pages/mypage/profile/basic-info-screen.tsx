import { useGetMemberInfo } from '#src/api/generated/member.ts';
import { QueryView } from '#src/features/queries/query-view.tsx';
import { AppLink } from '#src/navigation/app-link.tsx';
import { myPageTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { Card } from '#src/pages/mypage/card.tsx';
import { FixedMemberValues } from '#src/pages/mypage/fixed-member-values.tsx';
import { BasicInfoForm } from './basic-info-form.tsx';
import * as style from './basic-info-screen.style.ts';

/** Renders the basic information: fixed values, the form, and the link to the withdrawal (contract: getMemberInfo). */
export function BasicInfoScreen() {
  const query = useGetMemberInfo();
  return (
    <>
      <Card>
        <QueryView query={query}>
          {({ member_info: info }) => (
            <>
              <FixedMemberValues info={info} />
              <BasicInfoForm info={info} />
            </>
          )}
        </QueryView>
      </Card>
      {/* Shown after the form, because the form would move the link when it appears. */}
      {!query.isPending && (
        <p className={style.withdrawal}>
          <AppLink target={subScreenTarget(paths.mypage, myPageTitle.withdrawal)}>{myPageTitle.withdrawal}</AppLink>
        </p>
      )}
    </>
  );
}
