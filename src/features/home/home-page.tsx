import { society } from '../../content/society';
import { AppLink } from '../../navigation/app-link';
import { menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { subScreenTarget } from '../../navigation/target';
import { PageBody } from '../../ui/page-body';
import { PageHero } from '../../ui/page-hero';
import { PageTitle } from '../../ui/page-title';
import { SectionHeading } from '../../ui/section-heading';
import { LatestPosts } from './latest-posts';

/** The home page: what the society is, and its latest notices. */
export function HomePage() {
  return (
    <>
      <PageTitle parts={[]} />
      <PageHero caption={society.englishName} title="회원과 함께 화장품 산업의 미래를 이끕니다" />
      <PageBody>
        <SectionHeading title={menuTitle.notice}>
          <AppLink target={subScreenTarget(paths.information, menuTitle.notice)}>바로가기</AppLink>
        </SectionHeading>
        <LatestPosts menu={menuTitle.notice} />
      </PageBody>
    </>
  );
}
