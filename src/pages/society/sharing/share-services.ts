// Vite replaces each `import.meta.env` expression below as a whole. Node.js without Vite has no `import.meta.env`.

/**
 * The share services: their name, and the template of their URL. Environment variables of the build replace them; `{url}`
 * and `{title}` are replaced by the percent-encoded URL and title. The value `none` removes a service.
 */
const services = {
  blog:
    import.meta.env?.VITE_SHARE_BLOG || '네이버 블로그 https://share.naver.com/web/shareView?url={url}&title={title}',
  community:
    import.meta.env?.VITE_SHARE_COMMUNITY || '밴드 https://band.us/plugin/share?body={title}%20{url}&route={url}',
  microblog: import.meta.env?.VITE_SHARE_MICROBLOG || 'X https://twitter.com/intent/tweet?text={title}&url={url}',
  social: import.meta.env?.VITE_SHARE_SOCIAL || '페이스북 https://www.facebook.com/sharer/sharer.php?u={url}',
};

/** The kind of a share service, its name, and the URL of its form for the shared page. */
export type ShareLink = { kind: keyof typeof services; name: string; href: string };

/** Reads 'name URL'. A service without a name has that of its host. */
function parseService(service: string): { name: string; template: string } {
  const [, name = '', template = ''] = /^(?:(.*)\s)?(\S+)$/.exec(service) ?? [];
  return { name: name.trim() || new URL(template).hostname, template };
}

/**
 * Returns the share links of a page.
 * @param url the absolute URL of the page
 * @param title the title of the page
 */
export function shareLinks(url: string, title: string): ShareLink[] {
  const values: Readonly<Record<string, string>> = { url: encodeURIComponent(url), title: encodeURIComponent(title) };
  const kinds = ['blog', 'community', 'microblog', 'social'] as const;
  return kinds
    .filter((kind) => services[kind] !== 'none')
    .map((kind) => {
      const { name, template } = parseService(services[kind]);
      // One pass replaces both: a title may contain the text '{url}'.
      return { kind, name, href: template.replace(/\{(url|title)\}/g, (_, name: string) => values[name] ?? '') };
    });
}
