import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TransportError } from '#src/api/errors.ts';
import type { CallOptions } from '#src/api/use-operation.ts';
import { FileUploader, type FileUploaderProps } from '#src/components/upload/file-uploader.tsx';
import { FormTextField } from '#src/forms/fields/form-field.tsx';
import { FormFileUploader } from '#src/forms/fields/form-file-uploader.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import { type SiteFormOptions, useSiteForm } from '#src/forms/use-site-form.ts';
import { type FileChoice, noFiles } from '#src/lib/files/file-choice.ts';
import { deferred, filesInitial, filesSchema, renderInProviders } from '#tests/browser/support/form.tsx';

const limits = { size: 1024 * 1024, count: 3, nameLength: 255 };
const createFile = (name: string, size = 1024, type = 'text/plain') =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1 });
const onChange = vi.fn();

function Files(props: Partial<FileUploaderProps>) {
  const [value, setValue] = useState<FileChoice>(props.value ?? noFiles);
  const updateChoice = (choice: FileChoice) => {
    setValue(choice);
    onChange(choice);
  };
  return <FileUploader label="첨부파일" limits={limits} {...props} value={value} onChange={updateChoice} />;
}

const pickerButton = () => page.getByRole('button', { name: '첨부파일 파일 선택' });
const rows = () => page.getByRole('list', { name: '첨부파일 목록' }).getByRole('listitem');
const problems = () => page.getByRole('alert');

const zone = () => pickerButton().element().parentElement;
const isHighlighted = () => zone()?.hasAttribute('data-drop-target');

/** Chooses files in the picker of the browser. */
async function pickFiles(...files: File[]) {
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  await userEvent.upload(page.elementLocator(input), files);
}

/** Sends an event of a drag with files from outside the browser. */
function drag(
  type: string,
  target: Element | null = zone(),
  { relatedTarget = null, files = [createFile('놓은.txt')] }: DragEventInit & { files?: File[] } = {},
) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  // A script can set them only in the events of a real drag.
  Object.defineProperty(dataTransfer, 'effectAllowed', { value: 'all' });
  Object.defineProperty(dataTransfer, 'dropEffect', { value: 'none', writable: true });
  const event = new DragEvent(type, { dataTransfer, relatedTarget, bubbles: true, cancelable: true });
  target?.dispatchEvent(event);
  return event;
}

/** Drops files on the uploader. */
function dropFiles(...files: File[]) {
  for (const type of ['dragover', 'drop']) drag(type, zone(), { files });
}

test('the picker opens by keyboard, and each chosen file shows its name and size and is announced', async () => {
  await renderInProviders(<Files />);
  await userEvent.keyboard('{Tab}');
  await expect.element(pickerButton()).toHaveFocus();
  await pickFiles(createFile('한글.txt'.normalize('NFD'), 2048), createFile('표.csv'));
  await expect.element(rows().nth(0)).toHaveTextContent('한글.txt 2 KB');
  await expect.element(rows().nth(1)).toHaveTextContent('표.csv 1 KB');
  await expect.element(page.getByText("'표.csv' 파일을 첨부했습니다. 첨부파일 2개.")).toBeInTheDocument();
});

test('a file that cannot be sent is named with its reason at once, and the others are accepted', async () => {
  await renderInProviders(<Files limits={{ ...limits, types: ['.txt'] }} />);
  dropFiles(
    createFile('빈.txt', 0),
    createFile('큰.txt', 1024 * 1024 + 1),
    createFile('그림.png'),
    createFile(`${'가'.repeat(255)}.txt`),
    createFile('좋은.txt'),
  );
  await expect.element(rows()).toHaveTextContent('좋은.txt 1 KB');
  expect(
    problems()
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent?.replace(/가{9,}/, '가…')),
  ).toEqual([
    '빈.txt: 내용이 없는 빈 파일입니다.',
    '큰.txt: 파일 크기는 1MB까지 가능합니다.',
    '그림.png: .txt 파일만 첨부할 수 있습니다.',
    '가….txt: 파일 이름은 255자까지 가능합니다.',
  ]);
  dropFiles(createFile('또.txt'), createFile('셋.txt'), createFile('넷.txt'));
  await expect.element(problems()).toHaveTextContent('넷.txt: 파일은 3개까지 첨부할 수 있습니다.');
});

test('a file removed by keyboard is announced, and the focus stays in the field', async () => {
  await renderInProviders(<Files value={{ added: [createFile('가.txt'), createFile('나.txt')], removed: [] }} />);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: '가.txt 삭제' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(rows()).toHaveTextContent('나.txt 1 KB');
  await expect.element(page.getByText("'가.txt' 파일을 삭제했습니다. 첨부파일 1개.")).toBeInTheDocument();
  await expect.element(pickerButton()).toHaveFocus();
});

test('stored files are listed and can be removed by their numbers', async () => {
  const existing = [
    { fileName: '공고.pdf', fileSize: 184320, filePk: 31 },
    { fileName: '', fileSize: 0, filePk: 32 },
  ];
  await renderInProviders(<Files existing={existing} />);
  await expect.element(rows().nth(0)).toHaveTextContent('공고.pdf 180 KB');
  await expect.element(rows().nth(1)).toHaveTextContent('이름 없음 0 KB');
  await page.getByRole('button', { name: '공고.pdf 삭제' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ added: [], removed: [31] });
  await expect.element(page.getByText('공고.pdf')).not.toBeInTheDocument();
});

test('a new file replaces the earlier and the stored one in a field for one file', async () => {
  await renderInProviders(
    <Files limits={{ ...limits, count: 1 }} existing={[{ fileName: '옛.pdf', fileSize: 1024, filePk: 1 }]} />,
  );
  dropFiles(createFile('하나.txt'));
  dropFiles(createFile('둘.txt'));
  await expect.element(rows().nth(0)).toHaveTextContent('옛.pdf 1 KB (교체 예정)');
  await expect.element(rows().nth(1)).toHaveTextContent('둘.txt 1 KB');
  expect(rows().elements()).toHaveLength(2);
});

test('the progress of each file is shown as far as known, and no file can be removed meanwhile', async () => {
  const value = { added: [createFile('가.txt', 1000), createFile('나.txt', 1000)], removed: [] };
  const screen = await renderInProviders(<Files value={value} upload={{ phase: 'sending', sent: 1500 }} />);
  await expect.element(page.getByRole('progressbar', { name: '가.txt 전송' })).toHaveAttribute('value', '1');
  await expect.element(page.getByRole('progressbar', { name: '나.txt 전송' })).toHaveAttribute('value', '0.5');
  await expect.element(page.getByRole('button', { name: '가.txt 삭제' })).toBeDisabled();
  await expect.element(page.getByText('파일을 보내고 있습니다. 75%')).toBeVisible();
  await screen.unmount();
  await renderInProviders(<Files value={value} upload={{ phase: 'sending', sent: null }} />);
  await expect.element(page.getByRole('progressbar', { name: '가.txt 전송' })).not.toHaveAttribute('value');
});

test('a disabled uploader accepts no file', async () => {
  await renderInProviders(<Files isDisabled />);
  dropFiles(createFile('가.txt'));
  await expect.element(pickerButton()).toBeDisabled();
  expect(rows().elements()).toHaveLength(0);
});

test('the drop area is highlighted while a file is over it', async () => {
  await renderInProviders(<Files />);
  drag('dragenter');
  await expect.poll(isHighlighted).toBe(true);
  drag('dragleave', pickerButton().element(), { relatedTarget: zone() });
  drag('dragover', pickerButton().element());
  expect(isHighlighted()).toBe(true);
  drag('dragleave');
  await expect.poll(isHighlighted).toBe(false);
});

test('a dropped file is accepted, and the focus stays on the button', async () => {
  await renderInProviders(<Files />);
  await userEvent.keyboard('{Tab}');
  expect(drag('dragover').dataTransfer?.dropEffect).toBe('copy');
  drag('drop');
  await expect.element(rows()).toHaveTextContent('놓은.txt 1 KB');
  expect(isHighlighted()).toBe(false);
  await expect.element(pickerButton()).toHaveFocus();
});

test('the window and a zone that is sending refuse a file, which would replace the page', async () => {
  const value = { added: [createFile('공고.txt')], removed: [] };
  await renderInProviders(<Files value={value} upload={{ phase: 'sending', sent: 0 }} />);
  for (const target of [document.body, zone()]) {
    const over = drag('dragover', target);
    expect([over.defaultPrevented, over.dataTransfer?.dropEffect]).toEqual([true, 'none']);
    expect(drag('drop', target).defaultPrevented).toBe(true);
  }
  expect(isHighlighted()).toBe(false);
  await expect.element(rows()).toHaveTextContent('공고.txt 1 KB');
});

type Values = typeof filesInitial;

function FilesForm({ send }: Pick<SiteFormOptions<Values, unknown, null>, 'send'>) {
  const form = useSiteForm({
    schema: filesSchema,
    messages: {},
    initial: filesInitial,
    mode: 'submit',
    operation: null,
    send,
  });
  return (
    <SiteForm form={form} submitText="등록">
      <FormTextField name="forum_title" label="제목" />
      <FormFileUploader name="file" label="첨부파일" limits={limits} />
    </SiteForm>
  );
}

const submitButton = () => page.getByRole('button', { name: '등록' });
const stopped = (call: CallOptions) =>
  new Promise((_, reject) => call.signal.addEventListener('abort', () => reject(call.signal.reason)));

test('an upload reports its progress, can be cancelled, and can be retried with the same files', async () => {
  const again = deferred();
  const send = vi.fn<SiteFormOptions<Values, unknown, null>['send']>(() => again.promise);
  send.mockImplementationOnce((_, call) => {
    call.onProgress?.(512);
    return stopped(call);
  });
  await renderInProviders(<FilesForm send={send} />);
  dropFiles(createFile('가.txt'));
  await submitButton().click();
  await expect.element(page.getByRole('progressbar', { name: '가.txt 전송' })).toHaveAttribute('value', '0.5');
  await page.getByRole('button', { name: '전송 취소' }).click();
  await expect.element(page.getByText('전송을 취소했습니다.')).toBeVisible();
  await page.getByRole('button', { name: '다시 전송' }).click();
  await expect.poll(() => send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[1]?.[0].file.added[0]?.name).toBe('가.txt');
  again.resolve(null);
  await expect.element(page.getByText('파일을 보내고 있습니다.')).not.toBeInTheDocument();
});

test('a failed upload shows an error, keeps the files, and can be retried', async () => {
  await renderInProviders(<FilesForm send={() => Promise.reject(new TransportError('network'))} />);
  dropFiles(createFile('가.txt'));
  await submitButton().click();
  await expect.element(page.getByText('파일을 보내지 못했습니다.')).toBeVisible();
  await expect.element(page.getByText(/네트워크 연결 오류입니다/)).toBeVisible();
  await expect.element(rows()).toHaveTextContent('가.txt 1 KB');
  await expect.element(page.getByRole('button', { name: '다시 전송' })).toBeVisible();
});

test('a file deleted between choosing and sending is named at its field, and nothing is sent', async () => {
  const send = vi.fn(async () => null);
  await renderInProviders(<FilesForm send={send} />);
  const gone = createFile('사라진.txt');
  gone.slice = () => {
    const blob = new Blob();
    blob.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    return blob;
  };
  const dataTransfer = new DataTransfer();
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  const item = { kind: 'file', getAsFile: () => gone };
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], items: [item] } });
  zone()?.dispatchEvent(event);
  await expect.element(rows()).toHaveTextContent('사라진.txt 1 KB');
  await submitButton().click();
  const summary = page.getByRole('region', { name: /입력 내용을 확인/ });
  await expect.element(summary).toHaveFocus();
  await summary.getByRole('link', { name: /'사라진.txt' 파일을 읽을 수 없습니다/ }).click();
  await expect.element(pickerButton()).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('a click anywhere on the drop area opens the picker once, and only its button is a tab stop', async () => {
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await renderInProviders(<Files />);
  await page.getByText('드래그 혹은 파일 업로드').click();
  expect(opened).toHaveBeenCalledTimes(1);
  await pickerButton().click();
  expect(opened).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(3);
  await userEvent.tab();
  await expect.element(pickerButton()).not.toHaveFocus();
  opened.mockRestore();
});
