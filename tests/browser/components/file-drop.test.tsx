import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FileUploader } from '#src/components/upload/file-uploader.tsx';
import { progressBarCode } from '#src/components/upload/lazy-progress-bar.tsx';
import { dropCode } from '#src/components/upload/use-lazy-drop.tsx';
import { noFiles } from '#src/lib/files/file-choice.ts';
import { renderInProviders } from '#tests/browser/support/form.tsx';
import { holdCode } from '#tests/browser/support/hold-code.ts';

const limits = { size: 1024, count: 3, nameLength: 255 };

function DropArea({ isSending = false }: { isSending?: boolean }) {
  const [choice, setChoice] = useState(noFiles);
  const upload = isSending ? ({ phase: 'sending', sent: 0 } as const) : undefined;
  const text = new File(['a'], '공고.txt');
  const value = isSending ? { added: [text], removed: [] } : choice;
  return <FileUploader label="첨부파일" limits={limits} value={value} onChange={setChoice} upload={upload} />;
}

const button = () => page.getByRole('button', { name: '첨부파일 파일 선택' });
const rows = () => page.getByRole('list', { name: '첨부파일 목록' }).getByRole('listitem');
const zone = () => button().element().parentElement;
const isHighlighted = () => zone()?.hasAttribute('data-drop-target');

/** Sends an event of a drag with a file from outside the browser. */
function drag(type: string, target: Element | null = zone(), name = '놓은.txt') {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['a'], name));
  // A script can set them only in the events of a real drag.
  Object.defineProperty(dataTransfer, 'effectAllowed', { value: 'all' });
  Object.defineProperty(dataTransfer, 'dropEffect', { value: 'none', writable: true });
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  target?.dispatchEvent(event);
  return event;
}

afterEach(() => void vi.restoreAllMocks());

test.each([
  { use: 'the button is focused', start: () => userEvent.keyboard('{Tab}') },
  { use: 'a file is dragged into the window', start: async () => drag('dragenter', document.body) },
  { use: 'the pointer enters the drop area', start: () => page.getByText('드래그 혹은 파일 업로드').hover() },
])('the code for drags loads when $use', async ({ start }) => {
  const code = holdCode(dropCode);
  // The pointer of an earlier test could be where the drop area appears.
  await renderInProviders(<p>다른 내용</p>);
  await page.getByText('다른 내용').hover();
  await renderInProviders(<DropArea />);
  expect(code.isRequested()).toBe(false);
  await start();
  await expect.poll(code.isRequested).toBe(true);
});

test('the drop area is highlighted while a file is over it', async () => {
  await renderInProviders(<DropArea />);
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => drag('dragover') && isHighlighted()).toBe(true);
  drag('dragleave');
  await expect.poll(isHighlighted).toBe(false);
});

test('a drag that began before its code arrived is accepted with it, and the focus stays on the button', async () => {
  const code = holdCode(dropCode);
  await renderInProviders(<DropArea />);
  await userEvent.keyboard('{Tab}');
  drag('dragenter');
  await code.arrive();
  await expect
    .poll(() => {
      const over = drag('dragover');
      return [over.dataTransfer?.dropEffect, isHighlighted()];
    })
    .toEqual(['copy', true]);
  drag('drop');
  await expect.element(rows()).toHaveTextContent('놓은.txt 0 KB');
  await expect.element(button()).toHaveFocus();
});

test('files can be dropped and chosen although the code for drags fails to load', async () => {
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  const code = holdCode(dropCode);
  await renderInProviders(<DropArea />);
  drag('dragenter');
  await code.fail();
  expect(drag('dragover').dataTransfer?.dropEffect).toBe('copy');
  drag('drop');
  await expect.element(rows()).toHaveTextContent('놓은.txt 0 KB');
  await button().click();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(drag('drop', document.body).defaultPrevented).toBe(true);
});

test('the progress bar does not move the rest of its row when its code arrives', async () => {
  const code = holdCode(progressBarCode);
  await renderInProviders(<DropArea isSending />);
  const boxes = () =>
    [rows().element(), page.getByText('공고.txt').element()].map((each) => each.getBoundingClientRect());
  const before = boxes();
  await code.arrive();
  await expect.element(page.getByRole('progressbar', { name: '공고.txt 전송' })).toBeVisible();
  expect(boxes()).toEqual(before);
});
