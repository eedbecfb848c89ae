import type { MouseEvent } from 'react';
import { type To, useLocation, useNavigate } from 'react-router-dom';
import { anchorId } from '#src/lib/browser/anchor.ts';
import { targetOfUrl } from './target.ts';

/** Checks whether a click opens the link in the same window, as opposed to a new tab or a download. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Returns a click handler for an element with plain links. One handler serves all links, so that the links need no code
 * of their own. A link to an anchor keeps the query and the navigation state of the screen. A link to a screen of the site
 * does not reload the page. Other links, and links with a `target`, do what the browser does.
 */
export function useLinkNavigation(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();

  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!link || link.target || !/^(#|\/(?!\/))/.test(href) || !isPlainClick(event)) return;
    event.preventDefault();
    const isAnchor = href.startsWith('#');
    const { to, state: targetState }: { to: To; state?: unknown } = isAnchor
      ? { to: { search, hash: href }, state }
      : targetOfUrl(href);
    // A link to the current URL adds no history entry.
    const isCurrent = isAnchor ? anchorId(href) === anchorId(hash) : to === pathname + search + hash;
    void navigate(to, { state: targetState, replace: isCurrent });
  };
}
