import { type MemberInfo, MemberType } from '#src/api/generated/model/index.ts';
import * as style from './member-facts.style.ts';

/** Renders what only the secretariat can change. Members of the earlier site have no type. */
export function MemberFacts({ info }: { info: MemberInfo }) {
  const facts = [
    ['회원구분', info.member_type ?? MemberType.일반회원],
    ['이름', info.member_name],
    ['아이디', info.member_id],
  ] as const;
  return (
    <dl className={style.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
