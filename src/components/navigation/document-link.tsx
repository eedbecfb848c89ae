import type { ReactNode } from 'react';
import { AppLink } from '#src/navigation/app-link.tsx';
import { subScreenTarget } from '#src/navigation/target.ts';
import { AnchorLink } from './anchor-link.tsx';
import { ExternalLink } from './external-link.tsx';

type DocumentLinkProps = {
  href: string;
  /** What stands before each anchor of the document. */
  idPrefix: string;
  children: ReactNode;
};

const isFile = (href: string) => /^\/[^?#]*\.\w+$/.test(href);

/**
 * A link of a document, by where it leads: a place in the document, a screen of the site, a file, or outside. The build
 * has seen to it that it leads somewhere.
 */
export function DocumentLink({ href, idPrefix, children }: DocumentLinkProps) {
  if (href.startsWith('#')) {
    return <AnchorLink anchor={`${idPrefix}${decodeURIComponent(href.slice(1))}`}>{children}</AnchorLink>;
  }
  if (href.startsWith('https:') || isFile(href)) return <ExternalLink href={href}>{children}</ExternalLink>;
  if (!href.startsWith('/')) return <a href={href}>{children}</a>;
  const { pathname, searchParams } = new URL(href, 'https://site.example');
  const menu = searchParams.get('menu');
  return <AppLink target={menu ? subScreenTarget(pathname, menu) : { to: href }}>{children}</AppLink>;
}
