import { useLayoutEffect, useRef } from 'react';
import { isFormattedPost } from '#src/lib/html/formatted-post.ts';
import { sanitiseHtml } from '#src/lib/html/sanitise-html.ts';
import { normaliseLineBreaks } from '#src/lib/text/line-breaks.ts';
import { body } from './rich-text.style.ts';

type RichTextProps = {
  html: string;
  /** Members type it: it is shown character by character, unless it is a formatted post of an earlier editor. */
  isTyped?: boolean;
};

/** HTML that an editor wrote, cleaned and in the site's own style. The one place where HTML enters the page. */
export function RichText({ html, isTyped = false }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const isPlain = isTyped && !isFormattedPost(html);
  useLayoutEffect(() => {
    place.current?.replaceChildren(isPlain ? normaliseLineBreaks(html) : sanitiseHtml(html));
  }, [html, isPlain]);
  return <div ref={place} className={body} data-plain={isPlain || undefined} />;
}
