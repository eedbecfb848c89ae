import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { PageBody } from '#src/components/layout/page-body.tsx';
import { PageHero } from '#src/components/layout/page-hero.tsx';
import { screens } from '#src/navigation/screens.ts';
import { sideBySide } from '#src/styles/shared.ts';
import * as style from './contact-page.style.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { Office } from './office.tsx';

const { title } = screens.contact;

/** Renders the inquiry form and the other ways to contact the secretariat. */
export function ContactPage() {
  return (
    <>
      <PageHero caption="Contact" title={title} isHiddenOnPhone />
      <PageBody>
        <div className={`${sideBySide} ${style.widths}`}>
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
