import { ComingPanel } from '../../ui/coming-panel';
import { PageBody } from '../../ui/page-body';
import { PageHero } from '../../ui/page-hero';
import { PageTitle } from '../../ui/page-title';

/** One event guide. */
export function GuidePage() {
  return (
    <>
      <PageTitle parts={['학회 가이드']} />
      <PageHero caption="Society" title="학회 가이드" />
      <PageBody>
        <ComingPanel />
      </PageBody>
    </>
  );
}
