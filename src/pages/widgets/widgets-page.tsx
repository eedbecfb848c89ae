import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import { PageBody } from '#src/components/layout/page-body.tsx';
import { PageHero } from '#src/components/layout/page-hero.tsx';
import { ButtonsGroup } from './buttons-group.tsx';
import { CarouselsGroup } from './carousels-group.tsx';
import { FieldsGroup } from './fields-group.tsx';
import { FormsGroup } from './forms-group.tsx';
import { ListsGroup } from './lists-group.tsx';
import { MessagesGroup } from './messages-group.tsx';
import { NavigationGroup } from './navigation-group.tsx';
import * as style from './specimen.style.ts';
import { StatesGroup } from './states-group.tsx';
import { TextGroup } from './text-group.tsx';

/** The groups of widgets in page order. Each group is one file. */
const groups = [
  { id: 'buttons', title: '버튼과 링크', Group: ButtonsGroup },
  { id: 'fields', title: '입력', Group: FieldsGroup },
  { id: 'forms', title: '폼', Group: FormsGroup },
  { id: 'navigation', title: '탭과 페이지', Group: NavigationGroup },
  { id: 'lists', title: '표와 카드', Group: ListsGroup },
  { id: 'messages', title: '모달과 토스트', Group: MessagesGroup },
  { id: 'states', title: '기다림과 빈 자리', Group: StatesGroup },
  { id: 'carousels', title: '캐러셀', Group: CarouselsGroup },
  { id: 'text', title: '본문', Group: TextGroup },
];

/** Renders the shared widgets in all states. The page exists in development only. */
export function WidgetsPage() {
  return (
    <>
      <DocumentTitle parts={['위젯 견본']} />
      <PageHero caption="Widgets" title="위젯 견본" />
      <PageBody>
        <nav aria-label="견본 차례" className={style.contents}>
          {groups.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        {groups.map(({ id, title, Group }) => (
          <section key={id} id={id} className={style.group}>
            <SectionHeading title={title} />
            <Group />
          </section>
        ))}
      </PageBody>
    </>
  );
}
