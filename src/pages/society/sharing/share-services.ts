// Vite replaces each `import.meta.env` expression below as a whole. Node.js without Vite has no `import.meta.env`.

/**
 * The share services. Environment variables of the build set their URL templates; `{url}` and `{title}` are replaced by
 * the percent-encoded URL and title. The template `none` removes a service.
 */
const services = [
  {
    name: '블로그',
    template: import.meta.env?.VITE_SHARE_BLOG || 'https://blog.example/share?url={url}&title={title}',
  },
  {
    name: '모임 앱',
    template: import.meta.env?.VITE_SHARE_COMMUNITY || 'https://community.example/share?body={title}%20{url}',
  },
  {
    name: '단문 블로그',
    template: import.meta.env?.VITE_SHARE_MICROBLOG || 'https://microblog.example/post?text={title}&url={url}',
  },
  { name: '소셜 네트워크', template: import.meta.env?.VITE_SHARE_SOCIAL || 'https://social.example/share?u={url}' },
] as const;

/** The name of a share service, and the URL of its form for the shared page. */
export type ShareLink = { name: (typeof services)[number]['name']; href: string };

/**
 * Returns the share links of a page.
 * @param url the absolute URL of the page
 * @param title the title of the page
 */
export function shareLinks(url: string, title: string): ShareLink[] {
  const values: Readonly<Record<string, string>> = { url: encodeURIComponent(url), title: encodeURIComponent(title) };
  return services
    .filter(({ template }) => template !== 'none')
    .map(({ name, template }) => ({
      name,
      // One pass replaces both: a title may contain the text '{url}'.
      href: template.replace(/\{(url|title)\}/g, (_, name: string) => values[name] ?? ''),
    }));
}
