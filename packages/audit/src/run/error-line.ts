/** Returns the first line of an error's message, which is what the report and the console show of it. */
export const firstLineOfError = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
