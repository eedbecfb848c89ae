/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The envelope of a success without data.
 */
export interface EmptySuccess {
  success: true;
  /** @nullable */
  data: null;
  /** @nullable */
  error: null;
}
