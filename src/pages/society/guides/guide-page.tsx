import { useLocation, useParams } from 'react-router-dom';
import { getPastConferencesDetailQueryGuidePkMax } from '#src/api/generated/limits/conference.ts';
import { EmptyPanel } from '#src/components/feedback/state-panel.tsx';
import { PageBody } from '#src/components/layout/page-body.tsx';
import { PageHero } from '#src/components/layout/page-hero.tsx';
import { LinkToList } from '#src/features/boards/post-view.tsx';
import { parseRecordNumber } from '#src/lib/text/record-number.ts';
import { readStateText } from '#src/navigation/screen-location.ts';
import { screens } from '#src/navigation/screens.ts';
import { guideListTarget } from '#src/navigation/target.ts';
import { GuideScreen } from './guide-screen.tsx';

const { title } = screens.guide;

/** Renders the page of one event guide. */
export function GuidePage() {
  const { id } = useParams();
  const list = readStateText(useLocation().state, 'list');
  const pk = parseRecordNumber(id, getPastConferencesDetailQueryGuidePkMax);
  return (
    <>
      <PageHero caption="Society" title={title} isHiddenOnPhone />
      <PageBody>
        {pk === null ? (
          <>
            <EmptyPanel message="주소가 올바르지 않습니다. 학술행사 번호를 확인해 주세요." />
            <LinkToList target={guideListTarget(list)} />
          </>
        ) : (
          <GuideScreen key={pk} pk={pk} list={list} title={title} />
        )}
      </PageBody>
    </>
  );
}
