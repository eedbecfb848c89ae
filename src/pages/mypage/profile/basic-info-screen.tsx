import { useGetMemberInfo } from '#src/api/generated/member.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';
import { DescriptionList } from '#src/components/content/description-list.tsx';
import { QueryView } from '#src/features/queries/query-view.tsx';
import { screens } from '#src/navigation/screens.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import { screenTarget } from '#src/navigation/target.ts';
import { Card } from '#src/pages/mypage/card.tsx';
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
              {/* Only the secretariat can change these. Members of the earlier site have no type. */}
              <div className={style.fixedValues}>
                <DescriptionList
                  variant="columns"
                  items={[
                    { name: '회원구분', value: info.member_type ?? MemberType.general },
                    { name: '이름', value: <bdi translate="no">{info.member_name}</bdi> },
                    { name: '아이디', value: info.member_id },
                  ]}
                />
              </div>
              <BasicInfoForm info={info} />
            </>
          )}
        </QueryView>
      </Card>
      {/* Shown after the form, because the form would move the link when it appears. */}
      {!query.isPending && (
        <p className={style.withdrawal}>
          <AppLink target={screenTarget('withdrawal')}>{screens.withdrawal.title}</AppLink>
        </p>
      )}
    </>
  );
}
