/** Returns the last three lines of an output, on one line of at most 400 characters. */
const lastLines = (text: unknown) =>
  String(text ?? '')
    .trim()
    .split('\n')
    .slice(-3)
    .join(' / ')
    .slice(-400);

/**
 * Describes why a command of the tester failed: its exit code and the last lines of its error output.
 * @param error the error of `execFile`
 * @param timeoutMs the time limit of the command
 */
export function describeCommandError(command: string, error: unknown, timeoutMs: number): string {
  const { code, killed, stderr, stdout }: Record<string, unknown> = Object(error);
  const output = lastLines(stderr) || lastLines(stdout);
  const detail = output === '' ? ' and no output' : `: ${output}`;
  if (code === 'ENOENT') return `there is no command '${command.split(/\s+/)[0]}'`;
  if (code === 'EACCES') return `'${command.split(/\s+/)[0]}' is not an executable file`;
  if (killed === true) return `'${command}' did not end within ${timeoutMs / 1000} s${output === '' ? '' : detail}`;
  if (typeof code === 'number') return `'${command}' ended with exit code ${code}${detail}`;
  return `'${command}' failed: ${error instanceof Error ? error.message : String(error)}`;
}
