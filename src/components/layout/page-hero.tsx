import { Picture } from '#src/components/content/picture.tsx';
import { pictures, type SitePicture } from '#src/content/pictures.ts';
import * as base from './hero.style.ts';
import * as style from './page-hero.style.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type PageHeroProps = {
  /** A small caption above the title, in Latin letters. */
  caption: string;
  title: string;
  /** The title of the sub-screen, which is added to the main heading for screen readers. */
  current?: string | undefined;
  /** A decorative picture behind the text. */
  picture?: SitePicture;
  /** Shows the text without the picture on a phone, so that a form or a post begins in the first screenful. */
  isHiddenOnPhone?: boolean;
};

/** Renders the top of a screen with its main heading. The route announcer moves the focus to the heading. */
export function PageHero({ caption, title, current, picture = pictures.gel, isHiddenOnPhone = false }: PageHeroProps) {
  return (
    <div className={`${base.hero} ${style.hero}`} data-hidden-on-phone={isHiddenOnPhone || undefined}>
      <div className={`${base.picture} ${style.picture}`}>
        <Picture picture={picture} isPriority isHiddenOnPhone={isHiddenOnPhone} />
      </div>
      <div className={style.inner}>
        <p className={base.eyebrow} lang="en">
          {caption}
        </p>
        <h1 tabIndex={-1} className={style.title}>
          {title}
          {current && current !== title && <VisuallyHidden>{` ${current}`}</VisuallyHidden>}
        </h1>
      </div>
    </div>
  );
}
