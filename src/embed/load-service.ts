/** What the document of a frame tells its code in a `meta` element; empty where it tells nothing. */
const metaContent = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/**
 * Whether the script of a service may run in this document. On the site's own origin the script could read the access
 * tokens in storage, so the document must be in a frame whose origin is opaque (HTML Standard, section 7.1.1), or on
 * the host that is configured for frames alone.
 */
function isServiceAllowed(): boolean {
  const isFramed = window.parent !== window;
  return isFramed && (window.origin === 'null' || window.origin === metaContent('embed-origin'));
}

/** Shows what the document has for whoever opens it outside its frame: a sentence, and a link to the site. */
function showRefusal(): void {
  const refusal = document.querySelector('template');
  if (refusal) document.querySelector('main')?.replaceChildren(refusal.content.cloneNode(true));
}

/**
 * Loads the script of a service, unless this document was opened outside the frame that the site makes for it.
 * @param name of the document; its `meta` element names the address of the script
 * @param onLoad is called when the script has run
 * @param onFailure is called when there is no script, when it can not be loaded, and when it may not run here
 */
export function loadService(name: string, onLoad: () => void, onFailure: () => void): void {
  const address = metaContent(`${name}-script`);
  if (!isServiceAllowed()) showRefusal();
  if (!isServiceAllowed() || address === '') {
    onFailure();
    return;
  }
  const script = document.createElement('script');
  script.src = address;
  script.onload = onLoad;
  script.onerror = onFailure;
  document.head.append(script);
}
