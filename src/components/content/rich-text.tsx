import { useLayoutEffect, useRef } from 'react';
import { isFormattedPost } from '#src/lib/html/formatted-post.ts';
import { sanitiseHtml } from '#src/lib/html/sanitise-html.ts';
import { withLineFeeds } from '#src/lib/text/line-feeds.ts';
import { body } from './rich-text.style.ts';

type RichTextProps = {
  html: string;
  /** Whether the text may be plain text from a text area. HTML in it is shown as text, except in formatted posts. */
  isTyped?: boolean;
};

/** Renders sanitised HTML in the style of the site. No other component inserts HTML into the page. */
export function RichText({ html, isTyped = false }: RichTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const isPlain = isTyped && !isFormattedPost(html);
  useLayoutEffect(() => {
    container.current?.replaceChildren(isPlain ? withLineFeeds(html) : sanitiseHtml(html));
  }, [html, isPlain]);
  return <div ref={container} className={body} data-plain={isPlain || undefined} />;
}
