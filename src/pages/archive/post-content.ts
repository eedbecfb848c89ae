import { saveForumBodyForumContentMax } from '#src/api/generated/bodies/board.ts';
import { isFormattedPost } from '#src/lib/html/formatted-post.ts';
import { htmlToText } from '#src/lib/html/html-to-text.ts';
import { codePointLength, toNfc } from '#src/lib/text/code-points.ts';
import { normaliseLineBreaks } from '#src/lib/text/line-breaks.ts';

/**
 * Returns the content that the form offers for editing: plain text exactly as typed, with LF line breaks, or the
 * readable text of a formatted post. Nothing is trimmed.
 * @param content `forum_content` as it is stored
 */
export const editableText = (content: string): string =>
  isFormattedPost(content) ? htmlToText(content) : normaliseLineBreaks(content);

/** What happens to the formatting of a post when the form is submitted. */
export type FormattingOutcome = 'none' | 'keptWhileUnchanged' | 'tooLongToKeep';

/**
 * Returns what happens to the formatting of an edited post. Content that is longer than the limit of the contract
 * cannot be sent back unchanged.
 */
export function formattingOutcome(content: string): FormattingOutcome {
  if (!isFormattedPost(content)) return 'none';
  return codePointLength(content) <= saveForumBodyForumContentMax ? 'keptWhileUnchanged' : 'tooLongToKeep';
}

/**
 * Returns the content to send. A formatted post with unchanged text is sent back as stored. Any other text is sent as
 * typed, with LF line breaks and without escaping.
 * @param typed the value of the field
 * @param opened `forum_content` of the post when its form was opened; undefined for a new post
 */
export function contentToSend(typed: string, opened: string | undefined): string {
  const text = normaliseLineBreaks(typed);
  if (opened === undefined || formattingOutcome(opened) !== 'keptWhileUnchanged') return text;
  return toNfc(text) === toNfc(editableText(opened)) ? opened : text;
}

/** Whether the typed text would be shown as formatting instead of character by character. */
export const wouldBeFormatted = (typed: string, opened: string | undefined): boolean =>
  isFormattedPost(typed) && contentToSend(typed, opened) !== opened;
