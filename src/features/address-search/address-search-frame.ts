import { addressMaxLength } from '#src/api/generated/constants.ts';
import { modifyMemberInfoBodyMemberZipcodeRegExp } from '#src/api/generated/limits/member.ts';
import { embedFrameAttributes, isMessageFromFrame } from '#src/lib/browser/embed.ts';
import * as rules from '#src/lib/forms/rules.ts';

/** The schema of the messages that the frame sends. */
const frameMessageSchema = rules.either(
  rules.object({ from: rules.literal('postcode'), event: rules.oneOf(['ready', 'failed', 'closed']) }),
  rules.object({
    from: rules.literal('postcode'),
    event: rules.literal('found'),
    zonecode: rules.string().check(rules.pattern(modifyMemberInfoBodyMemberZipcodeRegExp)),
    address: rules.string().check(rules.minLength(1), rules.maxLength(addressMaxLength)),
  }),
);

/** A message from the frame: the service is ready, it failed, it was closed, or the visitor selected an address. */
export type FrameMessage = rules.ValueOf<typeof frameMessageSchema>;

/**
 * Returns the URL and the sandbox flags of the frame.
 * @param site the origin of this page, to which the frame sends its messages
 */
export const postcodeFrameProps = (site: string): { src: string; sandbox: string } =>
  embedFrameAttributes('postcode', site);

/**
 * Returns the message of an event, or null if another window sent it or its shape is wrong (HTML Standard, section
 * 9.3.2: check the origin and the format).
 * @param frame the window of the frame
 */
export function parseFrameMessage(
  event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  frame: Window | null,
): FrameMessage | null {
  if (!isMessageFromFrame(event, frame)) return null;
  const result = frameMessageSchema.safeParse(event.data);
  return result.success ? result.data : null;
}
