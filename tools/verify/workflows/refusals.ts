import { operationTable } from '#mocks/generated/operations.ts';
import { operationIds, resolveReference, responsesOf } from '#mocks/http/document.ts';
import { bodyOf, exampleBody, exampleQuestion, partsOf } from '#tools/verify/example.ts';
import type { OperationId, Part, Question } from '#tools/verify/exchange.ts';
import { takesToken, type Walk } from '#tools/verify/walk.ts';
import { writes } from '#tools/verify/writes.ts';

/** The example request of an operation, with a title of the run where a broken server would keep it. */
export function ownQuestion(walk: Walk, id: OperationId): Question {
  const marks: Record<string, string> = {
    forum_title: `[${walk.run.prefix}] probe`,
    inquiry_title: `[${walk.run.prefix}] probe`,
    member_id: `${walk.run.prefix}probe`,
  };
  const names = Object.keys(bodyOf(id)?.schema.properties ?? {});
  return exampleQuestion(id, Object.fromEntries(Object.entries(marks).filter(([name]) => names.includes(name))));
}

/** Whether the contract says that an operation can answer so. */
const answers = (id: OperationId, name: string) =>
  responsesOf(id).some(({ media }) => Object.keys(media.examples ?? {}).includes(name));

async function tokens(walk: Walk, id: OperationId): Promise<void> {
  const question = ownQuestion(walk, id);
  if (answers(id, 'unauthorized')) {
    await walk.step(`${id} without the client secret is refused`, async () => {
      if (writes(id)) walk.mayWrite(id);
      const session = operationTable[id].token === 'required' ? walk.who() : undefined;
      await walk.ask(id, { ...question, secret: '', ...(session ? { token: session.access } : {}) }, 'unauthorized');
    });
  }
  if (operationTable[id].token === 'required') {
    await walk.step(`${id} without a token is refused`, async () => {
      if (writes(id)) walk.mayWrite(id);
      await walk.ask(id, question, 'unauthorized');
    });
  }
  if (!takesToken(id)) return;
  await walk.step(`${id} with a token that nobody gave is refused`, async () => {
    if (writes(id)) walk.mayWrite(id);
    await walk.ask(id, { ...question, token: 'at.0000000000000000.nobody' }, 'tokenRejected');
  });
}

/** A file of one byte more than the contract allows, in the first place where a file may stand. */
async function tooLarge(walk: Walk, id: OperationId): Promise<void> {
  const body = bodyOf(id);
  if (!body || !answers(id, 'tooLarge')) return;
  await walk.step(`${id} with a file that is too large is refused`, async () => {
    walk.mayWrite(id);
    const [name, schema] = Object.entries(body.schema.properties ?? {}).find(([, property]) => {
      const { items, format } = resolveReference(property);
      return format === 'binary' || (items && resolveReference(items).format === 'binary');
    }) ?? ['file', {}];
    const { items, maxLength } = resolveReference(schema);
    const limit = (items ? resolveReference(items).maxLength : maxLength) ?? 0;
    const large: Part = { name: items ? `${name}[0]` : name, file: 'large.docx', bytes: new Uint8Array(limit + 1) };
    const { parts: own = partsOf(exampleBody(id), body.schema) } = ownQuestion(walk, id);
    const parts = [...own.filter((part) => !part.name.startsWith(name)), large];
    if (operationTable[id].token === 'required') {
      const own = walk.need(
        walk.who((session) => session.own),
        'the run made no account of its own',
        id,
      );
      await walk.askAs(own, id, { parts }, 'tooLarge');
    } else await walk.ask(id, { parts }, 'tooLarge');
  });
}

/** What any operation refuses alike: no client secret, no token, a token that nobody gave, a file that is too large. */
export async function refusals(walk: Walk): Promise<void> {
  for (const id of operationIds) {
    await tokens(walk, id);
    await tooLarge(walk, id);
  }
}
