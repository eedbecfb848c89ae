/**
 * Resolves when the browser has painted what an event has changed, such as a pressed button. Work that takes long on a phone
 * follows it (Event Timing API: from a press to its next paint). A page in the background is not painted; it waits 100 ms.
 */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100);
  });
