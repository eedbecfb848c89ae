import { useLocation, useParams } from 'react-router';
import { getPastConferencesDetailQueryGuidePkMax } from '../../api/generated/limits/conference';
import { ToList } from '../../blocks/post-view';
import { recordNumber } from '../../lib/record-number';
import { guideListTarget } from '../../navigation/target';
import { stateText } from '../../navigation/use-sub-screen';
import { PageBody } from '../../ui/page-body';
import { PageHero } from '../../ui/page-hero';
import { PageTitle } from '../../ui/page-title';
import { EmptyPanel } from '../../ui/state-panel';
import { GuideScreen } from './guide-screen';

const title = '학회 가이드';

/** One event guide. */
export function GuidePage() {
  const { id } = useParams();
  const list = stateText(useLocation().state, 'list');
  const pk = recordNumber(id, getPastConferencesDetailQueryGuidePkMax);
  return (
    <>
      <PageTitle parts={[title]} />
      <PageHero caption="Society" title={title} />
      <PageBody>
        {pk === null ? (
          <>
            <EmptyPanel message="주소가 올바르지 않습니다. 학술행사 번호를 확인해 주세요." />
            <ToList target={guideListTarget(list)} />
          </>
        ) : (
          <GuideScreen key={pk} pk={pk} list={list} title={title} />
        )}
      </PageBody>
    </>
  );
}
