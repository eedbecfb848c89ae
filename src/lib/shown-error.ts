/** An error that brings the Korean text that a visitor reads. */
export abstract class ShownError extends Error {
  abstract readonly text: string;
}
