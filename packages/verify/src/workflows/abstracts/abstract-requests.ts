import { docxFile } from '#mocks/files/office.ts';
import { currentEvent } from '#verify/contract/contract-event.ts';
import type { FormPart, RequestInput } from '#verify/exchange.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';

/** A Word document as a part of the form. */
export type FilePart = Extract<FormPart, { bytes: unknown }>;

/** The JSON pointers of a list of abstracts. */
export const abstractPointers = { rows: '/data/abstract', count: '/data/total_count' };

/** The JSON pointer of the file of the first abstract in a list. */
export const filePathPointer = '/data/abstract/0/file_path';

/** Reads a page of the abstracts that a member has submitted to an event. */
export async function readAbstracts(
  runner: WorkflowRunner,
  session: MemberSession,
  query: Record<string, string | number> = {},
  event = currentEvent,
) {
  const { data } = await runner.requestAs(
    session,
    'getAbstractList',
    { query: { conference_name: event, ...query } },
    'abstracts',
  );
  return { rows: data.abstract, count: data.total_count };
}

/**
 * Returns a Word document as a form part.
 * @param title the title in the document and its name
 * @param size the minimum size in bytes
 */
export const wordFilePart = (title: string, size = 0): FilePart => ({
  name: 'abstract_file',
  file: `초록 ${title}.docx`,
  bytes: docxFile(title, ['본문'], size),
});

/** Returns the request of an upload. `fields` replace the default fields of the form. */
export function uploadRequest(file: FormPart, fields: Record<string, string> = {}): RequestInput {
  const texts = {
    conference_name: currentEvent,
    abstract_presentation: '구두 발표',
    abstract_division: '소재 분과',
    ...fields,
  };
  return { parts: [file, ...Object.entries(texts).map(([name, text]) => ({ name, text }))] };
}

/** Uploads an abstract. `fields` replace the default fields of the form. */
export const uploadAbstract = (
  runner: WorkflowRunner,
  session: MemberSession,
  fields: Record<string, string>,
  file: FormPart,
  ...outcomes: string[]
) => runner.requestAs(session, 'uploadConferenceAbstract', uploadRequest(file, fields), ...outcomes);
