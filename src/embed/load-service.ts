/** Returns the content of a `meta` element of the frame's document; an empty text if the element is missing. */
export const metaContent = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Whether this document is in a frame. Outside one, nothing receives its messages. */
const isFramed = window.parent !== window;

/**
 * Returns whether the script of a service may run in this document. On the site's own origin the script could read the
 * access tokens in storage. The document must therefore be in a frame with an opaque origin (HTML Standard, section
 * 7.1.1), or on the host that is configured for frames only.
 */
const isServiceAllowed = (): boolean =>
  isFramed && (window.origin === 'null' || window.origin === metaContent('embed-origin'));

/** Shows a text with a link to the site, for a visitor who opens the document outside its frame. */
function showRefusal(): void {
  const refusal = document.querySelector('template');
  if (refusal) document.querySelector('main')?.replaceChildren(refusal.content.cloneNode(true));
}

/**
 * Loads the script of a service, unless this document was opened outside its frame.
 * @param name the name of the document; its `<name>-script` meta element has the URL of the script
 * @param onLoad called when the script has run
 * @param onFailure called if no script is configured, if it cannot be loaded, or if it may not run in this frame
 */
export function loadService(name: string, onLoad: () => void, onFailure: () => void): void {
  const url = metaContent(`${name}-script`);
  if (!isServiceAllowed()) showRefusal();
  if (!isServiceAllowed() || url === '') {
    if (isFramed) onFailure();
    return;
  }
  const script = document.createElement('script');
  script.src = url;
  script.onload = onLoad;
  script.onerror = onFailure;
  document.head.append(script);
}
