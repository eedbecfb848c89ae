import { ComingPanel } from '../../ui/coming-panel';
import { PageBody } from '../../ui/page-body';
import { PageHero } from '../../ui/page-hero';
import { PageTitle } from '../../ui/page-title';

/** The inquiry form. */
export function ContactPage() {
  return (
    <>
      <PageTitle parts={['문의하기']} />
      <PageHero caption="Contact" title="문의하기" />
      <PageBody>
        <ComingPanel />
      </PageBody>
    </>
  );
}
