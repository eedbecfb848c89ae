/**
 * The durations of animations with full motion, in ms. They have their own file, because a script reads them: it would
 * otherwise load all tokens.
 */
export const durationMs = { quick: 140, calm: 260, slow: 620 };
