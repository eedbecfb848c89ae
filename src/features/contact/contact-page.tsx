import { PageBody } from '../../ui/page-body';
import { PageHero } from '../../ui/page-hero';
import { PageTitle } from '../../ui/page-title';
import { SectionHeading } from '../../ui/section-heading';
import * as style from './contact-page.style';
import { InquiryForm } from './inquiry-form';
import { Office } from './office';

const title = '문의하기';

/** The inquiry form, with the other ways to reach the secretariat beside it. */
export function ContactPage() {
  return (
    <>
      <PageTitle parts={[title]} />
      <PageHero caption="Contact" title={title} />
      <PageBody>
        <div className={style.columns}>
          <div>
            <SectionHeading title="문의 내용 작성" />
            <InquiryForm />
          </div>
          <Office />
        </div>
      </PageBody>
    </>
  );
}
