import { menuTitle } from '../../navigation/menus';
import { ComingPanel } from '../../ui/coming-panel';
import { SectionHeading } from '../../ui/section-heading';

/** The event guides. */
export function GuideList() {
  return (
    <>
      <SectionHeading title={menuTitle.events} />
      <ComingPanel />
    </>
  );
}
