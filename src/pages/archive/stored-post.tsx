import type { EditedPost } from '#src/navigation/target.ts';
import { stack, warningBox } from '#src/styles/shared.ts';
import { editableText } from './post-content.ts';
import * as style from './post-form.style.ts';
import { texts } from './post-form-texts.ts';

/** Renders the version that another window has saved as text, for comparison with the typed one. */
export function StoredPost({ post }: { post: EditedPost }) {
  return (
    <section aria-label={texts.changedHeading} className={`${warningBox} ${stack}`}>
      <h3 className={style.heading}>{texts.changedHeading}</h3>
      <p className={style.title}>
        <bdi>{post.title}</bdi>
      </p>
      <p className={style.content}>{editableText(post.content)}</p>
    </section>
  );
}
