import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';

/** Checks that a file has the bytes that were uploaded. `fileLabel` names the file in the message. */
export function checkSameBytes(
  runner: WorkflowRunner,
  actual: Uint8Array | null,
  sent: Uint8Array,
  fileLabel: string,
): void {
  runner.check(actual !== null && Buffer.compare(actual, sent) === 0, {
    rule: 'bytes',
    message: `${fileLabel}: the stored bytes differ from the uploaded bytes`,
    expected: `${sent.length} bytes`,
    actual: actual === null ? 'nothing' : `${actual.length} bytes`,
  });
}
