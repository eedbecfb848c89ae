/**
 * Resolves when the browser has painted what an event has changed, such as a pressed button. Work that takes long on a phone
 * follows it (Event Timing API: from a press to its next paint). A page that is not painted, as in the background, waits half a
 * second or more.
 */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 500);
  });
