import { ArrowRight } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { LinkTabs } from '#src/components/navigation/link-tabs.tsx';
import { previewBoardOf, previewBoards } from '#src/features/boards/board.ts';
import { screens } from '#src/navigation/screens.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import { homeTarget, screenTarget } from '#src/navigation/target.ts';
import * as style from './home-page.style.ts';
import { LatestPosts } from './latest-posts.tsx';

/** Renders the latest posts of two boards. The URL names the selected board unless it is the notices. */
export function BoardPreview() {
  const [query] = useSearchParams();
  const board = previewBoardOf(query.toString());
  return (
    <section className={style.posts}>
      <SectionHeading title="학회 소식">
        <AppLink target={screenTarget(board)} className={style.more}>
          <VisuallyHidden>{`${screens[board].title} `}</VisuallyHidden>바로가기
          <ArrowRight aria-hidden size={18} />
        </AppLink>
      </SectionHeading>
      <LinkTabs
        label="게시판"
        selected={screens[board].title}
        items={previewBoards.map((each) => ({ title: screens[each].title, to: homeTarget(each).to }))}
      >
        <LatestPosts board={board} />
      </LinkTabs>
    </section>
  );
}
