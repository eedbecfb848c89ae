/** What Playwright's log says about a control that cannot be used: another element covers it, or a dialog makes it inert. */
const unusableControl =
  /^[\s-]*(?:\d+ × )?(.*(?:intercepts pointer events|element is (?:inert|not \w+|outside of the viewport)))$/gm;

/**
 * Returns the first line of an error's message, which is what the report and the console show of it, with what kept a step
 * from its control.
 */
export function firstLineOfError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [line = ''] = error.message.split('\n');
  const reason = [...error.message.matchAll(unusableControl)].at(-1)?.[1];
  return reason ? `${line} (${reason})` : line;
}
