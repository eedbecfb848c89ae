import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FileUploader } from '#src/components/upload/file-uploader.tsx';
import { noFiles } from '#src/lib/files/file-choice.ts';
import { renderInProviders } from '#tests/browser/support/form.tsx';

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
function drag(type: string, target: Element | null = zone(), { relatedTarget = null }: DragEventInit = {}) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['a'], '놓은.txt'));
  // A script can set them only in the events of a real drag.
  Object.defineProperty(dataTransfer, 'effectAllowed', { value: 'all' });
  Object.defineProperty(dataTransfer, 'dropEffect', { value: 'none', writable: true });
  const event = new DragEvent(type, { dataTransfer, relatedTarget, bubbles: true, cancelable: true });
  target?.dispatchEvent(event);
  return event;
}

test('the drop area is highlighted while a file is over it', async () => {
  await renderInProviders(<DropArea />);
  drag('dragenter');
  await expect.poll(isHighlighted).toBe(true);
  drag('dragleave', button().element(), { relatedTarget: zone() });
  drag('dragover', button().element());
  expect(isHighlighted()).toBe(true);
  drag('dragleave');
  await expect.poll(isHighlighted).toBe(false);
});

test('a dropped file is accepted, and the focus stays on the button', async () => {
  await renderInProviders(<DropArea />);
  await userEvent.keyboard('{Tab}');
  expect(drag('dragover').dataTransfer?.dropEffect).toBe('copy');
  drag('drop');
  await expect.element(rows()).toHaveTextContent('놓은.txt 0 KB');
  expect(isHighlighted()).toBe(false);
  await expect.element(button()).toHaveFocus();
});

test('the window and a zone that is sending refuse a file, which would replace the page', async () => {
  await renderInProviders(<DropArea isSending />);
  for (const target of [document.body, zone()]) {
    const over = drag('dragover', target);
    expect([over.defaultPrevented, over.dataTransfer?.dropEffect]).toEqual([true, 'none']);
    expect(drag('drop', target).defaultPrevented).toBe(true);
  }
  expect(isHighlighted()).toBe(false);
  await expect.element(rows()).toHaveTextContent('공고.txt 0 KB');
});
