import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastHost } from '#src/components/feedback/toast-host.tsx';
import { closeToast, showToast } from '#src/components/feedback/toast-store.ts';
import { ModalHost } from '#src/components/overlays/modal-host.tsx';
import { closeModal, type ModalRequest, openModal } from '#src/components/overlays/modal-store.ts';

const texts: [ModalRequest['type'], action: string, others: string[], header: boolean][] = [
  ['login', '로그인 하러가기', ['닫기'], false],
  ['twoBtn', '확인', ['취소'], false],
  ['register', '등록', ['취소'], true],
  ['confirm', '확인', [], true],
];

for (const [type, action, others, header] of texts) {
  test(`the ${type} modal has its parts, focuses its action button, and runs the action after it is closed`, async () => {
    await render(<ModalHost organisation="한빛화장품과학회" />);
    const onConfirm = vi.fn();
    openModal({ type, message: '한 줄\n두 줄', onConfirm });
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog.getByText('한 줄 두 줄')).toBeVisible();
    await expect.element(page.getByRole('button', { name: action })).toHaveFocus();
    const names = dialog
      .getByRole('button')
      .elements()
      .map((button) => button.ariaLabel ?? button.textContent);
    expect(names).toEqual([...others, action]);
    expect(page.getByRole('heading', { name: '한빛화장품과학회' }).elements()).toHaveLength(header ? 1 : 0);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onConfirm).toHaveBeenCalledOnce();
  });
}

test('closing the modal drops its action', async () => {
  await render(<ModalHost organisation="한빛화장품과학회" />);
  const onConfirm = vi.fn();
  openModal({ type: 'twoBtn', message: '진행할까요?', onConfirm });
  await page.getByRole('button', { name: '취소' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('Escape closes the modal and returns the focus to the button that opened it', async () => {
  await render(
    <>
      <button type="button" onClick={() => openModal({ type: 'confirm', message: '안내' })}>
        열기
      </button>
      <ModalHost organisation="한빛화장품과학회" />
    </>,
  );
  await page.getByRole('button', { name: '열기' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '열기' })).toHaveFocus();
});

test('a double click opens the modal and does not close it, a later click outside does', async () => {
  await render(
    <>
      <button type="button" onClick={() => openModal({ type: 'confirm', message: '안내' })}>
        열기
      </button>
      <ModalHost organisation="한빛화장품과학회" />
    </>,
  );
  const dialog = page.getByRole('alertdialog');
  const underlay = { position: { x: 5, y: 5 } };
  const now = performance.now.bind(performance);
  // A slow clock, so that the two clicks are a double click on any machine.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() / 1000);
  await page.getByRole('button', { name: '열기' }).click();
  await expect.element(dialog).toBeVisible();
  await userEvent.click(document.documentElement, underlay);
  await expect.element(dialog).toBeVisible();
  clock.mockRestore();
  await userEvent.click(document.documentElement, underlay);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("Enter on a form's submit opens the modal with focus on its action while the key is down and colours change", async () => {
  const ask = (event: FormEvent) => {
    event.preventDefault();
    openModal({ type: 'register', message: '등록하시겠습니까?' });
  };
  await render(
    <>
      <div id="root">
        <form onSubmit={ask}>
          <button type="submit">보내기</button>
          <p style={{ transition: 'opacity 30s' }}>천천히 바뀌는 글</p>
        </form>
      </div>
      <ModalHost organisation="한빛화장품과학회" />
    </>,
  );
  const slow = page.getByText('천천히 바뀌는 글').element();
  const changes = new Promise((done) => slow.addEventListener('transitionrun', done));
  expect(getComputedStyle(slow).opacity).toBe('1');
  if (slow instanceof HTMLElement) slow.style.opacity = '0.5';
  await changes;
  await userEvent.keyboard('{Tab}{Enter>}');
  await expect.element(page.getByRole('button', { name: '등록' })).toHaveFocus();
  await userEvent.keyboard('{/Enter}');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
});

test('Tab stays inside the modal', async () => {
  await render(<ModalHost organisation="한빛화장품과학회" />);
  openModal({ type: 'twoBtn', message: '진행할까요?' });
  await expect.element(page.getByRole('button', { name: '확인' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: '취소' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: '확인' })).toHaveFocus();
  closeModal();
});

test('Tab shows the only button of a modal that is longer than the window', async () => {
  await page.viewport(320, 256);
  await render(<ModalHost organisation="한빛화장품과학회" />);
  openModal({ type: 'confirm', message: '다른 탭에서 로그아웃했습니다.\n'.repeat(12) });
  const button = page.getByRole('button', { name: '확인' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).not.toBeInViewport();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toBeInViewport();
  closeModal();
});

test('the focus moves to the main heading if the button that opened the modal was removed', async () => {
  const opener = (
    <button type="button" onClick={() => openModal({ type: 'confirm', message: '안내' })}>
      열기
    </button>
  );
  const screenOf = (content: React.ReactNode) => (
    <>
      <main>
        <h1 tabIndex={-1}>자료실</h1>
        {content}
      </main>
      <ModalHost organisation="한빛화장품과학회" />
    </>
  );
  const screen = await render(screenOf(opener));
  await page.getByRole('button', { name: '열기' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await screen.rerender(screenOf(null));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { name: '자료실' })).toHaveFocus();
});

test('a toast is announced and can be closed while a modal stays open', async () => {
  await render(
    <>
      <ModalHost organisation="한빛화장품과학회" />
      <ToastHost organisation="한빛화장품과학회" />
    </>,
  );
  openModal({ type: 'twoBtn', message: '진행할까요?' });
  await expect.element(page.getByRole('alertdialog', { name: '한빛화장품과학회' })).toBeVisible();
  const id = showToast({ message: '저장되었습니다.', showTime: 60_000 });
  await expect.element(page.getByRole('status')).toHaveTextContent('저장되었습니다.');
  await page.getByRole('button', { name: '알림 닫기' }).click();
  await expect.element(page.getByText('저장되었습니다.')).not.toBeInTheDocument();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  closeToast(id);
  closeModal();
});
