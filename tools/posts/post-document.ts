import type { BreadcrumbList, Event, NewsArticle, WithContext } from 'schema-dts';
import type { PostKind, PostRenderer, RenderedPost } from '#src/lib/page-renderer.ts';
import {
  escapeHtml,
  jsonLdScript,
  type PreviewPicture,
  pictureProperties,
  postParts,
} from '#tools/build/prerender/html.ts';

/** The post of a document, with the origin of the site, the URL of the post, and the picture of its preview. */
export type PostParts = { kind: PostKind; post: RenderedPost; origin: string; url: string; picture: PreviewPicture };

const organisation = (name: string, url: string) => ({ '@type': 'Organization', name, url }) as const;

/** Returns the structured data of a post (schema.org): an event if its day is certain, otherwise an article. */
function describePost({ kind, post, origin, url, picture }: PostParts, renderer: PostRenderer): object[] {
  const { name: society } = renderer.site;
  const { name, author, date, event, description } = post;
  const path: [name: string, address: string][] = [
    [society, '/'],
    [kind.title, renderer.listAddress(kind)],
    [name, url],
  ];
  const breadcrumbs: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: path.map(([title, address], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: new URL(address, origin).href,
    })),
  };
  const shared = { name, url, image: new URL(picture.path, origin).href, ...(description ? { description } : {}) };
  const timeOf = (time: string | undefined) => (event && time ? `${event.day}T${time}:00+09:00` : event?.day);
  if (event) {
    const venue = event.venue
      ? ({
          location: { '@type': 'Place', name: event.venue },
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        } as const)
      : {};
    const data: WithContext<Event> = {
      '@context': 'https://schema.org',
      '@type': 'Event',
      ...shared,
      startDate: timeOf(event.start) ?? event.day,
      endDate: timeOf(event.end) ?? event.day,
      eventStatus: 'https://schema.org/EventScheduled',
      ...venue,
      organizer: organisation(society, origin),
    };
    return [data, breadcrumbs];
  }
  const article: WithContext<NewsArticle> = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    ...shared,
    headline: name,
    inLanguage: 'ko',
    mainEntityOfPage: url,
    ...(date ? { datePublished: date } : {}),
    author: organisation(author ?? society, origin),
    publisher: organisation(society, origin),
  };
  return [article, breadcrumbs];
}

/** Returns the elements of the head for search engines and for previews of shared links. */
function headElements(parts: PostParts, renderer: PostRenderer): string {
  const { kind, post, origin, url, picture } = parts;
  const description = post.description || `${renderer.site.name} ${kind.title}`;
  const metas: (readonly [attribute: string, name: string, text: string | null])[] = [
    ['name', 'description', post.description || null],
    ['name', 'author', post.author],
    ['property', 'og:type', 'article'],
    ['property', 'og:site_name', renderer.site.name],
    ['property', 'og:locale', 'ko_KR'],
    ['property', 'og:url', url],
    ['property', 'og:title', post.name],
    ['property', 'og:description', description],
    ...Object.entries(pictureProperties(picture, origin)).map(([name, text]) => ['property', name, text] as const),
    ['property', 'article:published_time', post.date],
    // Title, description and picture of this card are those of Open Graph.
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  return [
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...metas.flatMap(([attribute, name, text]) =>
      text === null ? [] : [`<meta ${attribute}="${name}" content="${escapeHtml(text)}"/>`],
    ),
    ...describePost(parts, renderer).map(jsonLdScript),
  ].join('\n    ');
}

/**
 * Returns the HTML document of a post. It has the data of the post too, so that the browser hydrates it without a request.
 * @param template the template of the build, whose policy the document keeps
 * @param day the day of the rendering in Asia/Seoul (YYYY-MM-DD)
 */
export function postDocument(template: string, parts: PostParts, renderer: PostRenderer, day: string): string {
  const data = JSON.stringify(parts.post.data).replaceAll('<', '\\u003c');
  // The address is empty, because several URLs show the post.
  const root = `<div id="root" data-address="" data-day="${day}">${parts.post.html}</div>`;
  const texts: Record<string, string> = {
    [postParts.title]: parts.post.title,
    [postParts.head]: headElements(parts, renderer),
    [postParts.body]: `${root}\n    <script type="application/json" id="page-data">${data}</script>`,
  };
  return template.replace(/<!--post-\w+-->/g, (part) => texts[part] ?? '');
}
