/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The envelope of a success that has nothing to tell.
 */
export interface EmptySuccess {
  success: true;
  /** @nullable */
  data: null;
  /** @nullable */
  error: null;
}
