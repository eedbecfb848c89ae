import { onlineManager, useMutation, useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Providers } from '#src/app/providers.tsx';

afterEach(() => onlineManager.setOnline(true));

const failWithoutNetwork = () => Promise.reject(new Error('no network'));

function Screen({ send }: { send: () => Promise<never> }) {
  const list = useQuery({ queryKey: ['list'], queryFn: failWithoutNetwork });
  const form = useMutation({ mutationFn: send });
  return (
    <>
      <p>목록 {list.status}</p>
      <button type="button" onClick={() => form.mutate()}>
        등록 {form.status}
      </button>
    </>
  );
}

test('a request without a network fails at once and is not queued', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn(failWithoutNetwork);
  await render(
    <Providers>
      <Screen send={send} />
    </Providers>,
  );
  await expect.element(page.getByText('목록 error')).toBeVisible();
  await page.getByRole('button').click();
  await expect.element(page.getByText('등록 error')).toBeVisible();
  onlineManager.setOnline(true);
  expect(send).toHaveBeenCalledOnce();
});
