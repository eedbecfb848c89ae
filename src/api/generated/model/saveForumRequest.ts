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
     * Not blank. A line break counts as one character, although a form sends it as two (CR LF). It is stored as LF.
     * Otherwise the text is stored, and returned by `getInfoDetail`, exactly as sent: the website neither escapes nor
     * trims it. `ForumPost` describes how the website shows it.
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  forum_content: string;
  file?: Uploads;
  /**
     * The numbers of attached files to remove, separated by commas. An empty or missing text removes none.
     * @maxLength 109
     * @pattern ^(\d{1,10}(,\d{1,10})*)?$
     */
  delete_file_pks?: string;
}
