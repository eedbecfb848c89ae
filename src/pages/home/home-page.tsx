import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import { HydrationSlice } from '#src/components/layout/hydration-slice.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { society } from '#src/content/society.ts';
import { BoardPreview } from './board-preview.tsx';
import { Hero } from './hero.tsx';
import * as style from './home-page.style.ts';
import { Partners } from './partners.tsx';
import { Sponsors } from './sponsors.tsx';
import { Tiles } from './tiles.tsx';

/** Renders the home page: hero, tiles, latest posts, partners and sponsors. */
export function HomePage() {
  return (
    <>
      <DocumentTitle parts={[]} />
      {/* The main heading stands outside the slides, because the slides change. */}
      <VisuallyHidden elementType="h1" tabIndex={-1}>
        {society.name}
      </VisuallyHidden>
      <HydrationSlice>
        <Hero />
      </HydrationSlice>
      <HydrationSlice>
        <Tiles />
      </HydrationSlice>
      <div className={style.sections}>
        <HydrationSlice>
          <Sponsors />
        </HydrationSlice>
        <HydrationSlice>
          <BoardPreview />
        </HydrationSlice>
        <HydrationSlice>
          <Partners />
        </HydrationSlice>
      </div>
    </>
  );
}
