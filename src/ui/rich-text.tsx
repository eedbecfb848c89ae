import { useLayoutEffect, useRef } from 'react';
import { hasMarkup, sanitiseHtml } from '../lib/sanitise-html';
import { body } from './rich-text.style';

type RichTextProps = {
  html: string;
  /** It may be plain text as somebody typed it: without a tag it is shown letter by letter, with its line breaks. */
  isTyped?: boolean;
};

/** HTML that an editor wrote, cleaned and in the site's own style. The one place where HTML enters the page. */
export function RichText({ html, isTyped = false }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const isPlain = isTyped && !hasMarkup(html);
  useLayoutEffect(() => {
    place.current?.replaceChildren(isPlain ? html : sanitiseHtml(html));
  }, [html, isPlain]);
  return <div ref={place} className={body} data-plain={isPlain || undefined} />;
}
