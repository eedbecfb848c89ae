/** Marks end-to-end tests that repeat the proof of another test, so that only `npm run test:nightly` runs them. */
export const nightlyTag = '@nightly';
