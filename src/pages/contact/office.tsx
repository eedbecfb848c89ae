import { DescriptionList } from '#src/components/content/description-list.tsx';
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
      <DescriptionList
        variant="stacked"
        items={[
          { name: '전화', value: <a href={`tel:${extractDigits(telephone)}`}>{telephone}</a> },
          { name: '팩스', value: fax },
          {
            name: '이메일',
            value: (
              <a translate="no" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          },
          { name: '운영 시간', value: officeHours },
        ]}
      />
    </section>
  );
}
