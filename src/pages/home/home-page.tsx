import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import { hidden } from '#src/components/layout/visually-hidden.style.ts';
import { society } from '#src/content/society.ts';
import { BoardPreview } from './board-preview.tsx';
import { Hero } from './hero.tsx';
import * as style from './home-page.style.ts';
import { Partners } from './partners.tsx';
import { Sponsors } from './sponsors.tsx';
import { Tiles } from './tiles.tsx';

/** The home page: what the society is, the ways into the site, who supports it, and its latest posts. */
export function HomePage() {
  return (
    <>
      <DocumentTitle parts={[]} />
      {/* The slides come and go; the main heading has to stay. */}
      <h1 tabIndex={-1} className={hidden}>
        {society.name}
      </h1>
      <Hero />
      <Tiles />
      <div className={style.sections}>
        <Sponsors />
        <BoardPreview />
        <Partners />
      </div>
    </>
  );
}
