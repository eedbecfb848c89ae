import { officeHours } from '#src/content/inquiry.ts';
import { society } from '#src/content/society.ts';
import { extractDigits } from '#src/lib/text/phone.ts';
import * as style from './office.style.ts';

/** Renders the contact details of the secretariat. */
export function Office() {
  const { telephone, fax, email } = society;
  return (
    <section aria-labelledby="office" className={style.box}>
      <h2 id="office" className={style.heading}>
        사무국 안내
      </h2>
      <p className={style.note}>보내 주신 문의는 확인 후 이메일이나 전화로 답변드립니다.</p>
      <dl className={style.facts}>
        <div>
          <dt>전화</dt>
          <dd>
            <a href={`tel:${extractDigits(telephone)}`}>{telephone}</a>
          </dd>
        </div>
        <div>
          <dt>팩스</dt>
          <dd>{fax}</dd>
        </div>
        <div>
          <dt>이메일</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>운영 시간</dt>
          <dd>{officeHours}</dd>
        </div>
      </dl>
    </section>
  );
}
