import { useLayoutEffect, useRef } from 'react';
import { sanitiseHtml } from '../lib/sanitise-html';
import { body } from './rich-text.style';

/** HTML that an editor wrote, cleaned and in the site's own style. The one place where HTML enters the page. */
export function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitiseHtml(html));
  }, [html]);
  return <div ref={place} className={body} />;
}
