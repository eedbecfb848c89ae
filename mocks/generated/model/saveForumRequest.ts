/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Pk } from './pk.ts';
import type { Uploads } from './uploads.ts';

export interface SaveForumRequest {
  /** The post that is edited; a new post has none. */
  forum_pk?: Pk;
  /** The member who is logged in. */
  member_pk: Pk;
  /**
     * Plain text, not blank.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  forum_title: string;
  /**
     * Not blank. A line break counts as one character, though a form sends it as two (CR LF); it is stored as LF.
     * Otherwise the text is stored, and answered by `getInfoDetail`, exactly as it was sent: nothing is escaped before
     * sending, and nothing is trimmed. How the website shows it is described at `ForumPost`.
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  forum_content: string;
  file?: Uploads;
  /**
     * The numbers of attached files to remove, joined by commas; empty or left out removes none.
     * @maxLength 109
     * @pattern ^(\d{1,10}(,\d{1,10})*)?$
     */
  delete_file_pks?: string;
}
