import { DocumentText } from '#src/components/content/document-text.tsx';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import * as greeting from '#src/content/about/greeting.md';
import { registeredOfficers } from '#src/content/officers.ts';
import { society } from '#src/content/society.ts';
import { textWidth } from '#src/styles/shared.ts';
import * as style from './greeting-screen.style.ts';

const [president] = registeredOfficers;

/** Renders the president's greeting. */
export function GreetingScreen() {
  return (
    <>
      <SectionHeading title={greeting.title} />
      <div className={style.grid}>
        <p className={style.vision}>회원과 함께 화장품 산업의 미래를 이끌어 가는 학회</p>
        <div className={textWidth}>
          <DocumentText document={greeting} />
          <p className={style.signature}>
            사단법인 {society.name} {president?.position}
            <strong translate="no" className={style.name}>
              {president?.name}
            </strong>
          </p>
        </div>
      </div>
    </>
  );
}
