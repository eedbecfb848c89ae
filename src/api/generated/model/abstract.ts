/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { AbstractDecision } from './abstractDecision.ts';
import type { AbstractDivision } from './abstractDivision.ts';
import type { AbstractPresentation } from './abstractPresentation.ts';
import type { ConferenceName } from './conferenceName.ts';

export interface Abstract {
  /**
     * The date of the guide in Asia/Seoul, YYYY-MM-DD, or null when none is stored.
     * @nullable
     */
  abstract_enrollment_date: string | null;
  abstract_presentation: AbstractPresentation;
  abstract_approve: AbstractDecision;
  abstract_division: AbstractDivision;
  abstract_conference_name: ConferenceName;
  /**
     * The URL of the file. A new tab opens it without headers, so anyone with the URL can read the file. Therefore it has
     * an unguessable part: at least 128 random bits as 22 or more letters, digits, `-` and `_`.
     * @maxLength 1000
     * @pattern ^(/|https://).*[A-Za-z0-9_-]{22}
     */
  file_path: string;
}
