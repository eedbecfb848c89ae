import { ArrowRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { AppLink } from '../../navigation/app-link';
import { menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { homeTarget, subScreenTarget } from '../../navigation/target';
import { LinkTabs } from '../../ui/link-tabs';
import { SectionHeading } from '../../ui/section-heading';
import { VisuallyHidden } from '../../ui/visually-hidden';
import * as style from './board-preview.style';
import { LatestPosts } from './latest-posts';

const boards: readonly string[] = [menuTitle.notice, menuTitle.forum];

/** The latest posts of the two boards. The address names the board that is shown, unless it is the notices. */
export function BoardPreview() {
  const [query] = useSearchParams();
  const asked = query.get('board');
  const board = boards.find((title) => title === asked) ?? menuTitle.notice;
  return (
    <section className={style.section}>
      <SectionHeading title="학회 소식">
        <AppLink target={subScreenTarget(paths.information, board)} className={style.more}>
          <VisuallyHidden>{`${board} `}</VisuallyHidden>바로가기
          <ArrowRight aria-hidden size={18} />
        </AppLink>
      </SectionHeading>
      <LinkTabs label="게시판" selected={board} items={boards.map((title) => ({ title, to: homeTarget(title).to }))}>
        <LatestPosts menu={board} />
      </LinkTabs>
    </section>
  );
}
