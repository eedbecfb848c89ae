import { ContentSection } from '#src/components/content/content-section.tsx';
import { DescriptionList } from '#src/components/content/description-list.tsx';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { societyContact } from '#src/components/content/society-contact.tsx';
import { directions } from '#src/content/directions.ts';
import { society } from '#src/content/society.ts';
import { screens } from '#src/navigation/screens.ts';
import { sideBySide } from '#src/styles/shared.ts';
import * as style from './directions-screen.style.ts';
import { OfficeMap } from './office-map.tsx';

const facts = [{ name: '주소', value: society.address }, ...societyContact];

/** Renders the location of the office: a map, the address and numbers, and the directions in words. */
export function DirectionsScreen() {
  return (
    <>
      <SectionHeading title={screens.directions.title} />
      <OfficeMap />
      <div className={`${sideBySide} ${style.sections}`}>
        <ContentSection title="사무국">
          <DescriptionList items={facts} />
        </ContentSection>
        <ContentSection title="찾아오는 길">
          <DescriptionList
            variant="headings"
            items={directions.routes.map(({ title, lines }) => ({ name: title, value: lines }))}
          />
        </ContentSection>
      </div>
    </>
  );
}
