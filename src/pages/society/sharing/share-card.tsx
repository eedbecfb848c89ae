import { previewPicture } from '#src/content/society.ts';
import { findDescription } from '#src/lib/browser/describe-page.ts';
import { smallNote } from '#src/styles/shared.ts';
import * as style from './sharing.style.ts';

/** Finds the first picture of this site in the post that the page shows. */
const findPicture = () => document.querySelector('article img[src^="/"]')?.getAttribute('src');

/** Renders the preview that messengers and social networks show of a post: picture, title, description and host. */
export function ShareCard({ title }: { title: string }) {
  return (
    <figure className={smallNote}>
      <figcaption>메신저에서는 이렇게 보입니다.</figcaption>
      <div className={style.card}>
        <img src={findPicture() ?? previewPicture.path} alt="" className={style.picture} />
        <div className={style.texts}>
          <p className={style.title}>{title}</p>
          <p>{findDescription()?.content}</p>
          <p>{window.location.host}</p>
        </div>
      </div>
    </figure>
  );
}
