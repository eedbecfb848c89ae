import { saveForumBodyForumContentMax } from '#src/api/generated/limits/board.ts';
import { isFormattedPost } from '#src/lib/html/formatted-post.ts';
import { htmlToText } from '#src/lib/html/html-to-text.ts';
import { codePointLength, toNfc } from '#src/lib/text/code-points.ts';
import { normaliseLineBreaks } from '#src/lib/text/line-breaks.ts';

/**
 * What the form offers of a post that is edited: text exactly as it was typed, with LF for every line break; of a
 * formatted post its readable text. Nothing is trimmed.
 * @param content `forum_content` as it is stored
 */
export const editableText = (content: string): string =>
  isFormattedPost(content) ? htmlToText(content) : normaliseLineBreaks(content);

/** What happens to the formatting of a post when the form is sent. */
export type FormattingOutcome = 'none' | 'keptWhileUnchanged' | 'tooLongToKeep';

/**
 * What happens to the formatting of a post that is edited. A content that is longer than the contract lets the site send
 * can't be sent back as it is.
 */
export function formattingOutcome(content: string): FormattingOutcome {
  if (!isFormattedPost(content)) return 'none';
  return codePointLength(content) <= saveForumBodyForumContentMax ? 'keptWhileUnchanged' : 'tooLongToKeep';
}

/**
 * The content to send. A formatted post whose text was not changed is sent back as it was; everything else is sent as it
 * was typed, with LF for every line break and nothing escaped.
 * @param typed the content of the field
 * @param opened `forum_content` of the post when its form was opened; undefined for a new post
 */
export function contentToSend(typed: string, opened: string | undefined): string {
  const text = normaliseLineBreaks(typed);
  if (opened === undefined || formattingOutcome(opened) !== 'keptWhileUnchanged') return text;
  return toNfc(text) === toNfc(editableText(opened)) ? opened : text;
}

/** Whether what was typed would be shown as formatting instead of character by character, once it is sent. */
export const wouldBeFormatted = (typed: string, opened: string | undefined): boolean =>
  isFormattedPost(typed) && contentToSend(typed, opened) !== opened;
