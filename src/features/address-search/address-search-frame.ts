import * as zod from 'zod/mini';
import { embedFrameAttributes, isMessageFromFrame } from '#src/lib/browser/embed.ts';

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
 * The frame's address and its cell.
 * @param site the origin of this page, which the frame answers to
 */
export const frameOf = (site: string): { src: string; sandbox: string } => embedFrameAttributes('postcode', site);

/**
 * Reads a message, if it is one of this frame (HTML Standard, section 9.3.2: check the origin and the shape).
 * @param frame the window that may speak
 */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  frame: Window | null,
): FrameMessage | null {
  if (!isMessageFromFrame(event, frame)) return null;
  const read = toldByFrame.safeParse(event.data);
  return read.success ? read.data : null;
}
