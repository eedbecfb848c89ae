import { society } from '../../content/society';
import { PageTitle } from '../../ui/page-title';
import { hidden } from '../../ui/visually-hidden.style';
import { BoardPreview } from './board-preview';
import { Hero } from './hero';
import * as style from './home-page.style';
import { Partners } from './partners';
import { Sponsors } from './sponsors';
import { Tiles } from './tiles';

/** The home page: what the society is, the ways into the site, who supports it, and its latest posts. */
export function HomePage() {
  return (
    <>
      <PageTitle parts={[]} />
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
