import { ArrowRight } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { LinkTabs } from '#src/components/navigation/link-tabs.tsx';
import { previewBoardOf, previewBoards } from '#src/features/boards/board.ts';
import { AppLink } from '#src/navigation/app-link.tsx';
import { paths } from '#src/navigation/paths.ts';
import { homeTarget, subScreenTarget } from '#src/navigation/target.ts';
import * as style from './home-page.style.ts';
import { LatestPosts } from './latest-posts.tsx';

/** Renders the latest posts of two boards. The URL names the selected board unless it is the notices. */
export function BoardPreview() {
  const [query] = useSearchParams();
  const board = previewBoardOf(query.toString());
  return (
    <section className={style.section}>
      <SectionHeading title="학회 소식">
        <AppLink target={subScreenTarget(paths.information, board)} className={style.more}>
          <VisuallyHidden>{`${board} `}</VisuallyHidden>바로가기
          <ArrowRight aria-hidden size={18} />
        </AppLink>
      </SectionHeading>
      <LinkTabs
        label="게시판"
        selected={board}
        items={previewBoards.map((title) => ({ title, to: homeTarget(title).to }))}
      >
        <LatestPosts menu={board} />
      </LinkTabs>
    </section>
  );
}
