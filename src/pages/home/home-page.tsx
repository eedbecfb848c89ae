import { Suspense } from 'react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { society } from '#src/content/society.ts';
import { BoardPreview } from './board-preview.tsx';
import { Hero } from './hero.tsx';
import * as style from './home-page.style.ts';
import { Partners } from './partners.tsx';
import { Sponsors } from './sponsors.tsx';
import { Tiles } from './tiles.tsx';

/**
 * Renders the home page: hero, tiles, latest posts, partners and sponsors. Each has its own boundary, so that React hydrates
 * the pressed one first, and the others in tasks of their own.
 */
export function HomePage() {
  return (
    <>
      {/* The main heading stands outside the slides, because the slides change. */}
      <VisuallyHidden elementType="h1" tabIndex={-1}>
        {society.name}
      </VisuallyHidden>
      <Suspense>
        <Hero />
      </Suspense>
      <Suspense>
        <Tiles />
      </Suspense>
      <div className={style.sections}>
        <Suspense>
          <Sponsors />
        </Suspense>
        <Suspense>
          <BoardPreview />
        </Suspense>
        <Suspense>
          <Partners />
        </Suspense>
      </div>
    </>
  );
}
