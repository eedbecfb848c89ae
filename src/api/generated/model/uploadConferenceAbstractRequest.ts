/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { AbstractDivision } from './abstractDivision.ts';
import type { AbstractPresentation } from './abstractPresentation.ts';
import type { ConferenceName } from './conferenceName.ts';
import type { Upload } from './upload.ts';

export interface UploadConferenceAbstractRequest {
  /** A Word document, .doc or .docx, at most 10 MB (10,485,760 bytes). */
  abstract_file: Upload;
  conference_name: ConferenceName;
  abstract_presentation: AbstractPresentation;
  abstract_division: AbstractDivision;
}
