// Vite replaces each expression below as a whole. Under Node without Vite, there is no `import.meta.env`.

/**
 * The services that an address can be shared to. Where they are is set when the site is built; `{url}` and `{title}`
 * stand for the address and the title, percent-encoded.
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

/** A service by its name, and where its form for an address is. */
export type ShareLink = { name: (typeof services)[number]['name']; href: string };

/**
 * The addresses that share a page.
 * @param url the absolute address of the page
 * @param title what it is called
 */
export function shareLinks(url: string, title: string): ShareLink[] {
  const values: Readonly<Record<string, string>> = { url: encodeURIComponent(url), title: encodeURIComponent(title) };
  return services.map(({ name, template }) => ({
    name,
    // Both at once: a title may hold what looks like the other's place.
    href: template.replace(/\{(url|title)\}/g, (_, part: string) => values[part] ?? ''),
  }));
}
