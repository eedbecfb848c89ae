/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { AbstractAbstractApprove } from './abstractAbstractApprove.ts';
import type { AbstractDivision } from './abstractDivision.ts';
import type { AbstractPresentation } from './abstractPresentation.ts';
import type { ConferenceName } from './conferenceName.ts';

export interface Abstract {
  /**
     * The day of writing in Asia/Seoul; null where none is stored.
     * @nullable
     */
  abstract_enrollment_date: string | null;
  abstract_presentation: AbstractPresentation;
  /** approve is 선정, anything else 미선정. It counts for talks only. */
  abstract_approve: AbstractAbstractApprove;
  abstract_division: AbstractDivision;
  abstract_conference_name: ConferenceName;
  /**
     * The address of the file. A new tab opens it without a header, so whoever has the address can read the file.
     * It has a part that nobody can guess: at least 128 random bits, as 22 or more letters, digits, `-` and `_`.
     * @maxLength 1000
     * @pattern ^(/|https://).*[A-Za-z0-9_-]{22}
     */
  file_path: string;
}
