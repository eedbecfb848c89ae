/** The path of the site on its host, with a slash at both ends. Only the demo has another one than the root. */
export const siteBase = import.meta.env.BASE_URL;

/** Returns the path on the site of a path on its host: that of the current page, unless another one is given. */
export const sitePathname = (hostPath: string = window.location.pathname): string =>
  hostPath.startsWith(siteBase) ? hostPath.slice(siteBase.length - 1) : hostPath;
