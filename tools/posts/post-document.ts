import type { BreadcrumbList, Event, NewsArticle, WithContext } from 'schema-dts';
import type { PostKind, PostRenderer, RenderedPost } from '#src/lib/page-renderer.ts';
import {
  canonicalLink,
  jsonLdScript,
  metaElements,
  type PreviewPicture,
  postParts,
  previewTexts,
} from '#tools/build/prerender/html.ts';

/** The post of a document, with the origin of the site, the URL of the post, and the picture of its preview. */
export type PostParts = { kind: PostKind; post: RenderedPost; origin: string; url: string; picture: PreviewPicture };

const organisation = (name: string, url: string) => ({ '@type': 'Organization', name, url }) as const;

/** Returns the structured data of a post (schema.org): an event if its day is certain, otherwise an article. */
function describePost({ kind, post, origin, url, picture }: PostParts, renderer: PostRenderer): object[] {
  const { name: society } = renderer.site;
  const { name, author, date, event, description } = post;
  const path = [
    { name: society, address: '/' },
    { name: kind.title, address: renderer.listAddress(kind) },
    { name, address: url },
  ];
  const breadcrumbs: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: path.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(address, origin).href,
    })),
  };
  const shared = {
    '@context': 'https://schema.org',
    name,
    url,
    image: new URL(picture.path, origin).href,
    description: description || undefined,
  } as const;
  if (event) {
    const timeOf = (time: string | undefined) => (time ? `${event.day}T${time}:00+09:00` : event.day);
    const data: WithContext<Event> = {
      ...shared,
      '@type': 'Event',
      startDate: timeOf(event.start),
      endDate: timeOf(event.end),
      eventStatus: 'https://schema.org/EventScheduled',
      location: event.venue ? { '@type': 'Place', name: event.venue } : undefined,
      eventAttendanceMode: event.venue ? 'https://schema.org/OfflineEventAttendanceMode' : undefined,
      organizer: organisation(society, origin),
    };
    return [data, breadcrumbs];
  }
  const article: WithContext<NewsArticle> = {
    ...shared,
    '@type': 'NewsArticle',
    headline: name,
    inLanguage: 'ko',
    mainEntityOfPage: url,
    datePublished: date ?? undefined,
    author: organisation(author ?? society, origin),
    publisher: organisation(society, origin),
  };
  return [article, breadcrumbs];
}

/** Returns the elements of the head for search engines and for previews of shared links. */
function headElements(parts: PostParts, renderer: PostRenderer): string {
  const { kind, post, origin, url, picture } = parts;
  return [
    canonicalLink(url),
    metaElements({
      description: post.description,
      author: post.author,
      'og:type': 'article',
      'og:url': url,
      'og:title': post.name,
      'og:description': post.description || `${renderer.site.name} ${kind.title}`,
      'article:published_time': post.date,
      ...previewTexts(renderer.site.name, origin, picture),
    }),
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
