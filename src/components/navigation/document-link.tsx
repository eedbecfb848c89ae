import type { ReactNode } from 'react';
import { targetOfUrl } from '#src/navigation/target.ts';
import { ExternalLink } from './external-link.tsx';

type DocumentLinkProps = {
  href: string;
  /** The prefix of the ids of the document. */
  idPrefix: string;
  children: ReactNode;
};

const isFilePath = (href: string) => /^\/[^?#]*\.\w+$/.test(href);

/**
 * Renders a link of a document: to an anchor of the document, a screen of the site, a file, or another site. The build
 * checks that the target exists. The link is plain HTML, because the text of a prerendered document has no code.
 * `useLinkNavigation` handles its clicks.
 */
export function DocumentLink({ href, idPrefix, children }: DocumentLinkProps) {
  if (href.startsWith('#')) return <a href={`#${idPrefix}${decodeURIComponent(href.slice(1))}`}>{children}</a>;
  if (href.startsWith('https:') || isFilePath(href)) return <ExternalLink href={href}>{children}</ExternalLink>;
  return <a href={href.startsWith('/') ? targetOfUrl(href).to : href}>{children}</a>;
}
