import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feeds } from '#src/content/feeds.ts';
import { previewPicture } from '#src/content/society.ts';
import type { Page, PageRenderer, RenderedPage, SiteMap } from '#src/lib/page-renderer.ts';
import { reactAriaStyle } from '#tools/build/content-security-policy.ts';
import type { FirstFont } from '#tools/build/fonts/first-fonts.ts';
import type { Assets } from './assets.ts';
import { policyHash } from './assets.ts';

/** Escapes text for an element or an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Returns a script element with JSON-LD. It escapes `<`, so that no text can end the element. */
export const jsonLdScript = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** A picture in previews of shared links. */
export type PreviewPicture = { path: string; width: number; height: number; alt: string };

/**
 * Returns the texts that all previews of shared links have (Open Graph). Title, description and picture of the card are those
 * of Open Graph.
 * @param origin the origin of the published site
 */
export const previewTexts = (society: string, origin: string, { path, width, height, alt }: PreviewPicture) => ({
  'og:site_name': society,
  'og:locale': 'ko_KR',
  'og:image': new URL(path, origin).href,
  'og:image:width': String(width),
  'og:image:height': String(height),
  'og:image:alt': alt,
  'twitter:card': 'summary_large_image',
});

/** Returns `meta` elements by name or property. One without a text is left out. */
export const metaElements = (texts: Readonly<Record<string, string | null | undefined>>): string =>
  Object.entries(texts)
    .filter(([, text]) => text)
    .map(([name, text]) => {
      const attribute = /^(og|article):/.test(name) ? 'property' : 'name';
      return `<meta ${attribute}="${name}" content="${escapeHtml(text ?? '')}" />`;
    })
    .join('\n    ');

export const canonicalLink = (url: string) => `<link rel="canonical" href="${escapeHtml(url)}" />`;

/** The data that all pages share. `origin` is that of the published site. */
export type Site = PageRenderer['site'] & { siteMap: SiteMap };

const linkElement = ({ title, address }: Pick<SiteMap[number], 'title' | 'address'>) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(title)}</a>`;

/** Returns the menus for visitors without JavaScript. The menus in the header need a script to open. */
export function noscriptMenu(siteMap: SiteMap): string {
  const sections = siteMap.map(
    (section) =>
      `<li>${linkElement(section)}<ul>${section.entries.map((entry) => `<li>${linkElement(entry)}</li>`).join('')}</ul></li>`,
  );
  return `<nav aria-label="전체 메뉴"><ul>${sections.join('')}</ul></nav>`;
}

/** The links to the feeds that `npm run posts` writes (RFC 4287). */
const feedLinks = Object.values(feeds)
  .map(({ path, title }) => `<link rel="alternate" type="application/atom+xml" title="${title}" href="${path}" />`)
  .join('\n    ');

/** Returns the elements for search engines and for previews of shared links. */
function headElements({ address, path, description, hasPosts }: Page, title: string, site: Site): string {
  const { href } = new URL(address, site.origin);
  return [
    ...(description ? [canonicalLink(href)] : []),
    metaElements({
      robots: description || hasPosts ? null : 'noindex',
      description,
      'og:type': 'website',
      'og:url': description && href,
      'og:title': title,
      'og:description': description,
      ...previewTexts(site.name, site.origin, previewPicture),
    }),
    ...(hasPosts || ['/information', '/society'].includes(path) ? [feedLinks] : []),
  ].join('\n    ');
}

const largestPicture = /<picture>((?:<source [^>]*>)+)<img [^>]*fetchPriority="high"/;

/**
 * Returns the links that preload a page's largest picture before the parser reaches it. If the first source has a media
 * query, the second link gets the negated query, so that the browser loads only one picture.
 */
function picturePreloads(html: string): string[] {
  const [, sources = ''] = largestPicture.exec(html) ?? [];
  let firstMedia = '';
  return [...sources.matchAll(/<source ([^>]*?)\/?>/g)].flatMap(([, attributes = '']) => {
    const readAttribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? '';
    const media = readAttribute('media') || (firstMedia && `not all and ${firstMedia}`);
    firstMedia ||= media;
    const srcset = readAttribute('srcset');
    // The pixel in place of a picture that is hidden on a phone.
    if (srcset.startsWith('data:')) return [];
    return [
      `<link rel="preload" as="image" fetchpriority="high" type="${readAttribute('type')}" imagesrcset="${srcset}" ` +
        `imagesizes="${readAttribute('sizes')}"${media && ` media="${media}"`} />`,
    ];
  });
}

/**
 * Writes the largest picture of a page for a phone into the page, in its smallest size: a file would wait for a second round
 * trip, behind the font and the scripts.
 * @param html the rendered page
 */
function withPhonePicture(html: string): string {
  const phoneFile = /(?<=<source media="[^"]*portrait[^"]*"[^>]* srcSet=")(\/[^ "]+)[^"]*/;
  return html.replace(largestPicture, (picture) =>
    picture.replace(
      phoneFile,
      (_, path: string) => `data:image/avif;base64,${readFileSync(join('public', path), 'base64')}`,
    ),
  );
}

/**
 * Replaces the first match of a pattern or text.
 * @throws Error if the template does not contain it
 */
export function replaceOnce(text: string, pattern: RegExp | string, replacement: string): string {
  const isFound = typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
  if (!isFound) throw new Error(`index.html does not match ${pattern}.`);
  return text.replace(pattern, () => replacement);
}

/** Returns the built index.html for a page that no search engine may index. */
export const withoutIndex = (template: string): string =>
  replaceOnce(template, /<meta name="description"[^>]*>/, '<meta name="robots" content="noindex" />');

/** The parts of the template of a post that `npm run posts` replaces. */
export const postParts = { title: '<!--post-title-->', head: '<!--post-head-->', body: '<!--post-body-->' };

const preloadLink = (script: string, priority: string) =>
  `<link rel="modulepreload"${priority} crossorigin href="/${script}" />`;

/** Returns the content security policy of a document of the build. */
export const policyOf = (html: string): string =>
  (/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&#39;', "'");

/** The start of the directive in a policy, after which the hashes of inline styles follow. */
const inlineStyles = escapeHtml("style-src-elem 'self'");

type PageParts = {
  template: string;
  page: Page;
  rendered: RenderedPage;
  assets: Assets;
  font: FirstFont | undefined;
  site: Site;
  data: object[];
  /** Whether the document is the template of posts. Its body is a comment that `npm run posts` replaces. */
  isPostTemplate?: boolean;
};

/**
 * Returns the HTML document of a page, and its policy. Its styles are inlined and allowed by their hash. The document also has disabled
 * links to the style sheets: without these links, Vite's code of a screen would load the sheets again.
 * @param parts the built index.html, the rendered page, its scripts, style sheets and font, and its structured data (JSON-LD)
 * @throws Error if the template lacks an expected part
 */
export function pageDocument(parts: PageParts): { html: string; policy: string } {
  const { template, page, rendered, assets, font, site, data, isPostTemplate = false } = parts;
  // A copy in the page of each post would cost more than it gains.
  const body = isPostTemplate ? rendered.html : withPhonePicture(rendered.html);
  const pageStyles = font ? `${font.rule}\n${assets.styles}` : assets.styles;
  const named = assets.sheets.map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}" disabled />`);
  const sitePreloads = assets.siteScripts
    .filter((script) => !template.includes(script))
    .map((script) => preloadLink(script, ''));
  // Header and menus work before the code of the screen has arrived.
  const screenPreloads = assets.screenScripts.map((script) => preloadLink(script, ' fetchpriority="low"'));
  let html = template.replace(/\s*<link rel="stylesheet"[^>]*>/g, '');
  html = replaceOnce(html, /\s*<meta name="description"[^>]*>/, '');
  // Before the styles, so that the scripts are requested with the first bytes of the document.
  const entryScript = /<script type="module"[^>]*><\/script>/.exec(html)?.[0] ?? '';
  html = replaceOnce(html, entryScript, [entryScript, ...sitePreloads].join('\n    '));
  html = replaceOnce(
    html,
    /<title data-first>.*?<\/title>/,
    [
      `<title data-first>${isPostTemplate ? postParts.title : rendered.title}</title>`,
      ...picturePreloads(body),
      ...(font ? [`<link rel="preload" as="font" type="font/woff2" href="/${font.path}" crossorigin />`] : []),
      ...(isPostTemplate ? [postParts.head, feedLinks] : [headElements(page, rendered.title, site)]),
    ].join('\n    '),
  );
  html = replaceOnce(html, inlineStyles, `${inlineStyles} ${escapeHtml(policyHash(pageStyles))}`);
  html = replaceOnce(
    html,
    /<\/head>/,
    [
      // React Aria would add it at the hydration, and the browser would lay out the whole page again.
      `  <style id="${reactAriaStyle.id}">${reactAriaStyle.text}</style>`,
      `<style>${pageStyles}</style>`,
      ...named,
      ...screenPreloads,
      ...data.map(jsonLdScript),
      '</head>',
    ].join('\n    '),
  );
  html = replaceOnce(
    html,
    /<div id="root"><\/div>/,
    isPostTemplate
      ? postParts.body
      : `<div id="root" data-address="${escapeHtml(page.address)}" data-day="${site.day}">${body}</div>`,
  );
  html = replaceOnce(html, /<noscript>/, `<noscript>${noscriptMenu(site.siteMap)}`);
  return { html, policy: policyOf(html) };
}

/**
 * Returns the document with status 404. Its scripts show the home page, as the site does for every unknown path. Without
 * scripts, a text says that the page does not exist, above the menu of all pages.
 * @param template the built index.html, whose policy the document keeps
 */
export function notFoundDocument(template: string, site: Site): string {
  const title = `페이지를 찾을 수 없습니다 | ${site.name}`;
  const text = `<main><h1>페이지를 찾을 수 없습니다.</h1><p>주소가 바뀌었거나 없는 페이지입니다. 아래 메뉴에서 찾아보세요.</p></main>`;
  const withTitle = replaceOnce(template, /<title data-first>.*?<\/title>/, `<title data-first>${title}</title>`);
  return replaceOnce(withoutIndex(withTitle), /<noscript>/, `<noscript>${text}${noscriptMenu(site.siteMap)}`);
}
