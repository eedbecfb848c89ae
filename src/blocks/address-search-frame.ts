import * as zod from 'zod/mini';

/** Where the documents under /embed/ are: a host of their own, or the site's. */
const configured = import.meta.env.VITE_EMBED_ORIGIN || null;

/** What the frame tells. */
const toldByFrame = zod.union([
  zod.object({ from: zod.literal('postcode'), event: zod.enum(['ready', 'failed', 'closed']) }),
  zod.object({
    from: zod.literal('postcode'),
    event: zod.literal('found'),
    zonecode: zod.string().check(zod.regex(/^\d{5}$/)),
    address: zod.string().check(zod.minLength(1), zod.maxLength(200)),
  }),
]);

/** A message of the frame: it is there, it can't be, it was closed, or an address was found. */
export type FrameMessage = zod.infer<typeof toldByFrame>;

/**
 * The frame's address and its cell. On the site's own host it gets an origin that is nobody's, so that the service can
 * read nothing of the site; on a host of its own it may be itself.
 * @param site the origin of this page, which the frame answers to
 */
export const frameOf = (site: string): { src: string; sandbox: string } => ({
  src: `${configured ?? ''}/embed/postcode.html?site=${encodeURIComponent(site)}`,
  sandbox: `allow-scripts allow-forms allow-popups${configured ? ' allow-same-origin' : ''}`,
});

/**
 * Reads a message, if it is one of this frame (HTML Standard, section 9.3.2: check the origin and the shape).
 * @param frame the window that may speak
 */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  frame: Window | null,
): FrameMessage | null {
  if (!frame || event.source !== frame || event.origin !== (configured ?? 'null')) return null;
  const read = toldByFrame.safeParse(event.data);
  return read.success ? read.data : null;
}
