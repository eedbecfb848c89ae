import { DescriptionList } from '#src/components/content/description-list.tsx';
import { societyContact } from '#src/components/content/society-contact.tsx';
import { officeHours } from '#src/content/inquiry.ts';
import * as style from './contact-page.style.ts';

/** Renders the contact details of the secretariat. */
export function Office() {
  return (
    <section aria-labelledby="office" className={style.box}>
      <h2 id="office" className={style.heading}>
        사무국 안내
      </h2>
      <p className={style.note}>보내 주신 문의는 확인 후 이메일이나 전화로 답변드립니다.</p>
      <DescriptionList variant="stacked" items={[...societyContact, { name: '운영 시간', value: officeHours }]} />
    </section>
  );
}
