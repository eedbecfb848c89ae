// In Node without Vite, `import.meta.env` is undefined.
/** The origin of the documents in /embed/; null if they are on the site's own host. */
const embedOrigin = import.meta.env?.VITE_EMBED_ORIGIN || null;

/**
 * Returns the attributes of a frame that runs the script of another service. On the site's own host the frame has an
 * opaque origin, so that the script cannot read the site's data. On a separate host the frame keeps the origin of that
 * host.
 * @param name the name of the embedded document
 * @param site the origin of this page; the frame posts its messages to it
 * @param values further query parameters of the frame
 */
export const embedFrameAttributes = (
  name: string,
  site: string,
  values: Readonly<Record<string, string>> = {},
): { src: string; sandbox: string } => ({
  src: `${embedOrigin ?? ''}/embed/${name}.html?${new URLSearchParams({ site, ...values })}`,
  sandbox: `allow-scripts allow-forms allow-popups${embedOrigin ? ' allow-same-origin' : ''}`,
});

/**
 * Returns whether a frame sent a message (HTML Standard, section 9.3.2: check the origin).
 * @param frame the window of the frame; null if the frame is not loaded
 */
export const isMessageFromFrame = (event: Pick<MessageEvent, 'source' | 'origin'>, frame: Window | null): boolean =>
  frame !== null && event.source === frame && event.origin === (embedOrigin ?? 'null');
