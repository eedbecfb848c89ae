import { type MemberInfo, MemberType } from '#src/api/generated/model/index.ts';
import { DescriptionList } from '#src/components/content/description-list.tsx';
import * as style from './member-facts.style.ts';

/** Renders the values that only the secretariat can change. Members of the earlier site have no type. */
export function FixedMemberValues({ info }: { info: MemberInfo }) {
  return (
    <div className={style.box}>
      <DescriptionList
        variant="columns"
        items={[
          { name: '회원구분', value: info.member_type ?? MemberType.general },
          { name: '이름', value: <bdi translate="no">{info.member_name}</bdi> },
          { name: '아이디', value: info.member_id },
        ]}
      />
    </div>
  );
}
