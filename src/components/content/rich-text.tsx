import { useLayoutEffect, useRef } from 'react';
import { isFormattedPost } from '#src/lib/html/formatted-post.ts';
import { sanitiseHtml } from '#src/lib/html/sanitise-html.ts';
import { withServerDom } from '#src/lib/html/server-dom.ts';
import { normaliseLineBreaks } from '#src/lib/text/line-breaks.ts';
import { body } from './rich-text.style.ts';

type RichTextProps = {
  html: string;
  /** Whether the text may be plain text from a text area. HTML in it is shown as text, except in formatted posts. */
  isTyped?: boolean;
};

/** Returns the attributes that render the text on a server. */
const serverContent = (html: string) => ({
  dangerouslySetInnerHTML: {
    __html: withServerDom(() => {
      const place = document.createElement('div');
      place.append(sanitiseHtml(html));
      return place.innerHTML;
    }),
  },
});

/**
 * Renders sanitised HTML in the style of the site. No other component inserts HTML into the page. The text of a prerendered
 * page stays until another one arrives: React keeps the content of a hydrated element whose only child is a text, if
 * `suppressHydrationWarning` is set.
 */
export function RichText({ html, isTyped = false }: RichTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const isPlain = isTyped && !isFormattedPost(html);
  useLayoutEffect(() => {
    const isPrerendered = shown.current === undefined && container.current?.hasChildNodes();
    shown.current = html;
    if (!isPrerendered) container.current?.replaceChildren(isPlain ? normaliseLineBreaks(html) : sanitiseHtml(html));
  }, [html, isPlain]);
  const content = import.meta.env.SSR ? serverContent(html) : { children: '' };
  return (
    <div ref={container} className={body} data-plain={isPlain || undefined} suppressHydrationWarning {...content} />
  );
}
