import { studentMembers } from '#src/content/student-members.ts';
import * as style from './steps.style.ts';

/** Explains who counts as a student member, and how to become one. */
export function StudentNotice() {
  return (
    <section className={style.notice} aria-label="학생회원 안내">
      <p>{studentMembers[0]}</p>
      <ul>
        <li>가입할 때에는 모두 일반회원입니다. 가입 후 마이페이지의 ‘재학인증’에서 재학증명서를 등록해 주세요.</li>
        <li>사무국에서 확인하면 학생회원으로 바뀝니다.</li>
        <li>{studentMembers[1]}</li>
      </ul>
    </section>
  );
}
