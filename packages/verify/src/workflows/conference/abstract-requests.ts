import { docxFile } from '#mocks/files/office.ts';
import { currentEvent } from '#verify/contract/contract-event.ts';
import type { FormPart, RequestInput } from '#verify/exchange.ts';
import { checkFileAddress } from '#verify/files/addressed-file.ts';
import type { Runner, Session } from '#verify/run/runner.ts';

/** A Word document as a part of the form. */
export type FilePart = Extract<FormPart, { bytes: unknown }>;

/** The JSON pointers of a list of abstracts. */
export const abstractPointers = { rows: '/data/abstract', count: '/data/total_count' };

/** The JSON pointer of the file of the first abstract in a list. */
export const filePathPointer = '/data/abstract/0/file_path';

const defaultFields = {
  conference_name: currentEvent,
  abstract_presentation: '구두 발표',
  abstract_division: '소재 분과',
};

/** How abstracts are uploaded and read. */
export const abstracts = {
  /** Reads a page of the abstracts that a member has submitted to an event. */
  async read(runner: Runner, session: Session, query: Record<string, string | number> = {}, event = currentEvent) {
    const request = { query: { conference_name: event, ...query } };
    const { data } = await runner.requestAs(session, 'getAbstractList', request, 'abstracts');
    return { rows: data.abstract, count: data.total_count };
  },
  /** The abstracts of a member as a paged list. */
  list: (session: Session) => ({
    name: 'abstracts',
    pointers: abstractPointers,
    readPage: (runner: Runner, query: Record<string, string | number>) => abstracts.read(runner, session, query),
    key: (row: { file_path: string }) => row.file_path,
  }),
  /** Returns a Word document as a form part. */
  wordFile: (title: string, size = 0): FilePart => ({
    name: 'abstract_file',
    file: `초록 ${title}.docx`,
    bytes: docxFile(title, size),
  }),
  /** Returns the request of an upload. `fields` replace the default fields of the form. */
  request: (file: FormPart, fields: Record<string, string> = {}): RequestInput => ({
    parts: [file, ...Object.entries({ ...defaultFields, ...fields }).map(([name, text]) => ({ name, text }))],
  }),
  /** Uploads an abstract. `fields` replace the default fields of the form. */
  upload: (runner: Runner, session: Session, fields: Record<string, string>, file: FormPart, ...outcomes: string[]) =>
    runner.requestAs(session, 'uploadConferenceAbstract', abstracts.request(file, fields), ...outcomes),
  /** Uploads an abstract, and checks that it is the first in the list, waits for its decision, and has its file. */
  async checkUpload(runner: Runner, session: Session, file: FilePart, fields: Record<string, string> = {}) {
    await abstracts.upload(runner, session, fields, file, 'uploaded');
    runner.context.results.leftovers.push(`an abstract of ${session.id}: ${file.file}`);
    const [row] = (await abstracts.read(runner, session)).rows;
    const { abstract_presentation: presentation, abstract_division: division } = { ...defaultFields, ...fields };
    const actual = [row?.abstract_presentation, row?.abstract_division, row?.abstract_conference_name];
    const message = 'the first abstract of the list differs from the uploaded one';
    runner.checkEach('stored', [
      [message, actual, [presentation, division, currentEvent], '/data/abstract/0'],
      ['a new abstract has a decision', row?.abstract_approve, 'wait', '/data/abstract/0/abstract_approve'],
    ]);
    await checkFileAddress(runner, row?.file_path, file.bytes, filePathPointer);
    return row;
  },
};
