import * as z from 'zod/mini';
import { modifyMemberInfoBodyMemberZipcodeRegExp } from '#src/api/generated/bodies/member.ts';
import { addressMaxLength } from '#src/api/generated/constants.ts';
import { embedFrameAttributes, isMessageFromFrame } from '#src/lib/browser/embed.ts';

/** The schema of the messages that the frame sends. */
const frameMessageSchema = z.union([
  z.object({ from: z.literal('postcode'), event: z.enum(['ready', 'failed', 'closed']) }),
  z.object({
    from: z.literal('postcode'),
    event: z.literal('page'),
    url: z.string().check(z.regex(/^https:\/\//)),
  }),
  z.object({
    from: z.literal('postcode'),
    event: z.literal('found'),
    zonecode: z.string().check(z.regex(modifyMemberInfoBodyMemberZipcodeRegExp)),
    address: z.string().check(z.minLength(1), z.maxLength(addressMaxLength)),
    addressType: z.enum(['R', 'J']),
    bname: z.string(),
    buildingName: z.string(),
  }),
]);

/**
 * A message from the frame: the service is ready, it failed, it was closed, its own page has to be shown in place of the
 * document, or the visitor selected an address.
 */
export type FrameMessage = z.infer<typeof frameMessageSchema>;

/**
 * Returns the URL and the sandbox flags of the frame. The page of a service keeps its own origin, which is never the
 * site's: the service sends its messages from there, and the site's data stay out of its reach.
 * @param site the origin of this page, to which the frame sends its messages
 * @param page the URL of the service's own page, or null for the document that loads the service
 */
export function postcodeFrameProps(site: string, page: string | null): { src: string; sandbox: string } {
  const { src, sandbox } = embedFrameAttributes('postcode', site);
  return page === null ? { src, sandbox } : { src: page, sandbox: `${sandbox} allow-same-origin` };
}

/**
 * Reads a message of the service's own page: fields with encoded values, separated by `|`. Its script passes the same
 * fields to a page that loads it.
 */
function readServiceMessage(data: unknown): object {
  const { action, ...found } = Object.fromEntries(new URLSearchParams(String(data).replaceAll('|', '&')));
  return action === 'done' ? { from: 'postcode', event: 'found', ...found } : {};
}

/**
 * Returns the message of an event, or null if another window sent it or its shape is wrong (HTML Standard, section
 * 9.3.2: check the origin and the format).
 * @param frame the window of the frame
 * @param page the URL of the service's own page if the frame shows it, else null
 */
export function parseFrameMessage(
  event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  frame: Window | null,
  page: string | null,
): FrameMessage | null {
  const isExpected =
    page === null ? isMessageFromFrame(event, frame) : event.source === frame && event.origin === new URL(page).origin;
  if (!isExpected) return null;
  const result = frameMessageSchema.safeParse(page === null ? event.data : readServiceMessage(event.data));
  return result.success ? result.data : null;
}

/** Adds the district and the building to a street address, because streets with the same name exist. */
export function addressLabel({
  address,
  addressType,
  bname,
  buildingName,
}: Extract<FrameMessage, { event: 'found' }>): string {
  const extra = addressType === 'R' ? [bname, buildingName].filter(Boolean).join(', ') : '';
  const label = extra ? `${address} (${extra})` : address;
  return label.length <= addressMaxLength ? label : address;
}
