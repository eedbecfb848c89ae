import { hwpFile, xlsxFile } from '#mocks/files/office.ts';
import { docFile } from '#mocks/files/word.ts';
import type { FormPart } from '#verify/exchange.ts';
import { requestTogether } from '#verify/requests/simultaneous-requests.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import {
  abstractPointers,
  checkUpload,
  type FilePart,
  readAbstracts,
  uploadAbstract,
  uploadRequest,
  wordFilePart,
} from './abstract-requests.ts';

/** Files that are not accepted because of their extension or their content. */
const otherFiles = (document: FilePart): FilePart[] => [
  { ...document, file: '초록.pdf' },
  { ...document, file: '초록.docx.pdf' },
  { ...document, file: '초록' },
  { ...document, file: '초록.xlsx', bytes: xlsxFile('초록', ['본문']) },
  { ...document, file: '초록 (통합 문서).docx', bytes: xlsxFile('초록', ['본문']) },
  { ...document, file: '초록 (한글).doc', bytes: hwpFile(9) },
  { ...document, file: '초록.txt', bytes: new TextEncoder().encode('초록') },
  { ...document, file: '초록.docx', bytes: new TextEncoder().encode('%PDF-1.7 초록') },
];

/** Checks that a refused upload stores nothing. */
async function checkNothingStored(
  runner: WorkflowRunner,
  session: MemberSession,
  upload: () => Promise<unknown>,
): Promise<void> {
  const before = await readAbstracts(runner, session);
  await upload();
  const after = await readAbstracts(runner, session);
  const message = 'a rejected abstract is stored';
  runner.checkEqual(after.count, before.count, 'stored', message, abstractPointers.count);
}

/** Checks which files and forms are accepted as abstracts, and that a rejected one is not stored. Abstracts must be open. */
export async function checkAbstractRefusals(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const document = wordFilePart(runner.context.prefix);
  await runner.runStep(
    'an abstract may be a document of an older Word, or have its extension in upper case',
    async () => {
      for (const file of [
        { ...document, file: '초록 (구버전).doc', bytes: docFile(7) },
        { ...document, file: '초록 대문자.DOCX' },
      ]) {
        await checkUpload(runner, session, file);
      }
    },
  );
  await runner.runStep('files that are not Word documents are rejected and not stored', () =>
    checkNothingStored(runner, session, () =>
      requestTogether(
        runner,
        session,
        'uploadConferenceAbstract',
        otherFiles(document).map((file) => uploadRequest(file)),
        'notWord',
      ),
    ),
  );
  await runner.runStep(
    'an abstract under another part name, or with two files, is rejected and not stored',
    async () => {
      const renamed: FormPart[] = ['file', 'file[0]', 'abstract_file[0]'].map((name) => ({ ...document, name }));
      const requests = renamed.map((file) => uploadRequest(file));
      const { parts = [] } = uploadRequest(document);
      const all = [...requests, { parts: [...parts, document] }];
      await checkNothingStored(runner, session, () =>
        requestTogether(runner, session, 'uploadConferenceAbstract', all, 'badRequest'),
      );
    },
  );
  await runner.runStep('an abstract for an event that does not exist is rejected', async () => {
    const other = { conference_name: '1999년 추계학술대회' };
    await uploadAbstract(runner, session, other, document, 'unknownConference');
  });
}
