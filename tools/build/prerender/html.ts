import type { Page, Rendered, SiteMap } from '#src/lib/page-renderer.ts';
import type { Assets } from './assets.ts';
import { policyHash } from './assets.ts';

/** Text for inside an element or an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** JSON for inside a script element: nothing in it can end the element. */
const jsonLdScript = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** What the pages have in common. */
export type Site = {
  name: string;
  /** Scheme and host of the published site. */
  origin: string;
  /** The picture of a shared link. */
  picture: string;
  siteMap: SiteMap;
};

const linkElement = ({ title, address }: Pick<SiteMap[number], 'title' | 'address'>) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(title)}</a>`;

/** The menus for who has no script: those of the page open by one. */
function noscriptMenu(siteMap: SiteMap): string {
  const sections = siteMap.map(
    (section) =>
      `<li>${linkElement(section)}<ul>${section.entries.map((entry) => `<li>${linkElement(entry)}</li>`).join('')}</ul></li>`,
  );
  return `<nav aria-label="전체 메뉴"><ul>${sections.join('')}</ul></nav>`;
}

function metaElements(page: Page, title: string, site: Site): string {
  if (page.description === undefined) return '<meta name="robots" content="noindex" />';
  const address = escapeHtml(new URL(page.address, site.origin).href);
  const properties = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': 'ko_KR',
    'og:title': title,
    'og:description': page.description,
    'og:image': new URL(site.picture, site.origin).href,
  };
  return [
    `<meta name="description" content="${escapeHtml(page.description)}" />`,
    `<link rel="canonical" href="${address}" />`,
    `<meta property="og:url" content="${address}" />`,
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}

const largestPicture = /<picture>((?:<source [^>]*>)+)<img [^>]*fetchPriority="high"/;

/**
 * The links that fetch a page's largest picture before the parser comes to it. Where one source is for some windows
 * alone, the other is asked for in all others, so that one picture comes.
 */
function picturePreloads(html: string): string[] {
  const [, sources = ''] = largestPicture.exec(html) ?? [];
  let taken = '';
  return [...sources.matchAll(/<source ([^>]*?)\/?>/g)].map(([, attributes = '']) => {
    const readAttribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? '';
    const media = readAttribute('media') || (taken && `not all and ${taken}`);
    taken ||= media;
    return [
      `<link rel="preload" as="image" fetchpriority="high" type="${readAttribute('type')}"`,
      `imagesrcset="${readAttribute('srcset')}" imagesizes="${readAttribute('sizes')}"${media && ` media="${media}"`} />`,
    ].join(' ');
  });
}

/** Puts one thing in place of another, once. @throws Error where it is not there */
function replaceOnce(text: string, what: RegExp, by: string): string {
  if (!what.test(text)) throw new Error(`index.html has nothing like ${what}.`);
  return text.replace(what, () => by);
}

type PageParts = {
  template: string;
  page: Page;
  rendered: Rendered;
  assets: Assets;
  styles: string;
  site: Site;
  data: object[];
};

/**
 * The whole document of a page. Its style sheets stand inside it, allowed by their hash. The files of those sheets are
 * named all the same, and not fetched: the code of a screen waits for the sheets that the document doesn't name.
 * @param parts the built index.html; the page, rendered; its scripts and sheets; what describes it to machines
 */
export function pageDocument({ template, page, rendered, assets, styles, site, data }: PageParts): string {
  const named = assets.sheets.map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}" disabled />`);
  const preloads = assets.scripts
    .filter((script) => !template.includes(script))
    .map((script) => `<link rel="modulepreload" crossorigin href="/${script}" />`);
  let html = template.replace(/\s*<link rel="stylesheet"[^>]*>/g, '');
  html = replaceOnce(html, /\s*<meta name="description"[^>]*>/, '');
  html = replaceOnce(
    html,
    /<title data-first>.*?<\/title>/,
    [
      `<title data-first>${rendered.title}</title>`,
      ...picturePreloads(rendered.html),
      metaElements(page, rendered.title, site),
    ].join('\n    '),
  );
  html = replaceOnce(
    html,
    /style-src-elem &#39;self&#39;/,
    `style-src-elem &#39;self&#39; ${escapeHtml(policyHash(styles))}`,
  );
  html = replaceOnce(
    html,
    /<\/head>/,
    [`  <style>${styles}</style>`, ...named, ...preloads, ...data.map(jsonLdScript), '</head>'].join('\n    '),
  );
  html = replaceOnce(
    html,
    /<div id="root"><\/div>/,
    `<div id="root" data-address="${escapeHtml(page.address)}">${rendered.html}</div>`,
  );
  return replaceOnce(html, /<noscript>/, `<noscript>${noscriptMenu(site.siteMap)}`);
}
