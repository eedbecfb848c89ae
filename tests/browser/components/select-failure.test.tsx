import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ToastHost } from '#src/components/feedback/toast-host.tsx';
import { toastStore } from '#src/components/feedback/toast-store.ts';
import { FormSelect } from '#src/components/forms/fields/form-select.tsx';
import { SiteForm } from '#src/components/forms/site-form.tsx';
import { useSiteForm } from '#src/features/forms/use-site-form.ts';
import * as rules from '#src/lib/forms/rules.ts';
import { renderInProviders } from '#tests/browser/support/form.tsx';
import { button, errorSummary } from '#tests/browser/support/locators.ts';
import { holdListCode, Scope } from '#tests/browser/support/select.tsx';

const nativeSelect = (name: string) => page.getByRole('combobox', { name });
const toldMessages = () => toastStore.get().map(({ message }) => message);

afterEach(() => void vi.restoreAllMocks());

test('two selects whose code fails become native selects, and the page tells it once', async () => {
  const code = holdListCode();
  await renderInProviders(
    <>
      <Scope label="검색 범위" />
      <Scope label="정렬" isLabelHidden selected="title" />
      <ToastHost organisation="학회" />
    </>,
  );
  await button(/검색 범위/).click();
  await code.fail();
  await expect.element(nativeSelect('검색 범위')).toHaveFocus();
  await expect.element(page.getByRole('status').getByText(/간단한 선택 상자/)).toBeVisible();
  await button(/정렬/).click();
  await expect.element(nativeSelect('정렬')).toHaveValue('title');
  expect(toldMessages()).toHaveLength(1);
});

test('a failed preload changes nothing until the visitor opens the list, which loads the code again', async () => {
  const code = holdListCode();
  await renderInProviders(<Scope />);
  await userEvent.keyboard('{Tab}');
  await code.fail();
  await expect.element(button(/검색 범위/)).toHaveFocus();
  vi.restoreAllMocks();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
});

test('a select whose code does not arrive in time becomes a native select', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  holdListCode();
  await renderInProviders(<Scope />);
  await userEvent.keyboard('{Tab}{Enter}');
  await vi.advanceTimersByTimeAsync(7900);
  await expect.element(button(/검색 범위/)).toHaveFocus();
  await vi.advanceTimersByTimeAsync(200);
  await expect.element(nativeSelect('검색 범위')).toHaveFocus();
});

test('code that fails after the visitor has left the button changes nothing', async () => {
  const code = holdListCode();
  await renderInProviders(<Scope />);
  await userEvent.keyboard('{Tab}{Enter}{Tab}');
  await code.fail();
  await expect.element(button(/검색 범위/)).toBeVisible();
  expect(page.getByRole('combobox').elements()).toHaveLength(0);
});

const schema = rules.object({ position: rules.string().check(rules.minLength(1)) });

function PositionForm({ send }: { send: (values: { position: string }) => Promise<null> }) {
  const form = useSiteForm({
    schema,
    messages: { position: '직위를 선택해 주세요.' },
    initial: { position: '' },
    mode: 'submit',
    send: ({ position }: { position: string }) => send({ position }),
  });
  return (
    <SiteForm form={form} submitText="등록">
      <FormSelect
        name="position"
        label="직위"
        isRequired
        placeholder="직위선택"
        options={[
          { key: 'professor', text: '교수' },
          { key: 'student', text: '학생' },
        ]}
      />
    </SiteForm>
  );
}

test('a native select in a form shows its error, takes the focus from the error summary, and is sent', async () => {
  const send = vi.fn(async () => null);
  const code = holdListCode();
  await renderInProviders(<PositionForm send={send} />);
  await button(/직위/).click();
  await code.fail();
  await expect.element(nativeSelect('직위')).toHaveFocus();
  await button('등록').click();
  await errorSummary().getByRole('link').click();
  await expect.element(nativeSelect('직위')).toHaveFocus();
  await expect.element(nativeSelect('직위')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(nativeSelect('직위')).toHaveAttribute('aria-required', 'true');
  await expect.element(nativeSelect('직위')).toHaveAccessibleDescription('직위를 선택해 주세요.');
  await nativeSelect('직위').selectOptions('학생');
  await button('등록').click();
  await expect.poll(() => send.mock.calls).toEqual([[{ position: 'student' }]]);
});
