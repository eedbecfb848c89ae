import { exampleRequest, requestBodyOf } from '#verify/contract/contract-examples.ts';
import type { OperationId, RequestInput } from '#verify/exchange.ts';
import type { Runner } from '#verify/run/runner.ts';

/** Returns the example request of an operation. Its title or ID contains the mark of the run, in case the server stores it. */
export function markedExampleRequest(runner: Runner, id: OperationId): RequestInput {
  const marks: Record<string, string> = {
    forum_title: `[${runner.context.prefix}] probe`,
    inquiry_title: `[${runner.context.prefix}] probe`,
    member_id: `${runner.context.prefix}probe`,
  };
  const names = Object.keys(requestBodyOf(id)?.schema.properties ?? {});
  return exampleRequest(id, Object.fromEntries(Object.entries(marks).filter(([name]) => names.includes(name))));
}
