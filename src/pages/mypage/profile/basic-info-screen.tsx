import { useGetMemberInfo } from '#src/api/generated/member.ts';
import { AppLink } from '#src/navigation/app-link.tsx';
import { myPageTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { Card } from '#src/pages/mypage/card.tsx';
import { LoadedQuery } from '#src/pages/mypage/loaded-query.tsx';
import { MemberFacts } from '#src/pages/mypage/member-facts.tsx';
import { BasicInfoForm } from './basic-info-form.tsx';
import * as style from './basic-info-screen.style.ts';

/** Renders the basic information: fixed values, the form, and the link to the withdrawal (contract: getMemberInfo). */
export function BasicInfoScreen() {
  const query = useGetMemberInfo();
  return (
    <>
      <Card>
        <LoadedQuery query={query}>
          {({ member_info: info }) => (
            <>
              <MemberFacts info={info} />
              <BasicInfoForm info={info} />
            </>
          )}
        </LoadedQuery>
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
