// Under Node without Vite, there is no `import.meta.env`.
/** Where the documents under /embed/ are: a host of their own, or the site's. */
const configured = import.meta.env?.VITE_EMBED_ORIGIN || null;

/**
 * The address and the cell of a frame in which another's script runs. On the site's own host it gets an origin that is
 * nobody's, so that the script can read nothing of the site; on a host of its own it may be itself.
 * @param name of the document
 * @param site the origin of this page, which the frame answers to
 * @param values what else the frame is told
 */
export const embedFrameAttributes = (
  name: string,
  site: string,
  values: Readonly<Record<string, string>> = {},
): { src: string; sandbox: string } => ({
  src: `${configured ?? ''}/embed/${name}.html?${new URLSearchParams({ site, ...values })}`,
  sandbox: `allow-scripts allow-forms allow-popups${configured ? ' allow-same-origin' : ''}`,
});

/**
 * Whether a message is one of a frame (HTML Standard, section 9.3.2: check the origin).
 * @param frame the window that may speak
 */
export const isMessageFromFrame = (event: Pick<MessageEvent, 'source' | 'origin'>, frame: Window | null): boolean =>
  frame !== null && event.source === frame && event.origin === (configured ?? 'null');
