import { expect, test, vi } from 'vitest';
import {
  type EmailVerificationModel,
  useEmailVerification,
  useVerificationState,
} from '#src/features/email-verification/use-email-verification.ts';
import { renderInProviders } from '#tests/browser/support/form.tsx';
import { requestsSettled } from '#tests/browser/support/site.tsx';

const Shown = ({ verification }: { verification: EmailVerificationModel }) => (
  <p>{`주소: ${useVerificationState(verification, ({ email }) => email)}`}</p>
);

type Rendered = { verification: EmailVerificationModel; onRender: (model: EmailVerificationModel) => void };

function Code({ verification, onRender }: Rendered) {
  useVerificationState(verification, ({ code }) => code);
  onRender(verification);
  return null;
}

/** @param onRender receives the model at each rendering of the form and of what shows the code */
function Form({ onRender }: Pick<Rendered, 'onRender'>) {
  const verification = useEmailVerification();
  onRender(verification);
  return (
    <>
      <Shown verification={verification} />
      <Code verification={verification} onRender={onRender} />
    </>
  );
}

test('a letter of the address renders what shows the address, and neither the form nor what shows the code', async () => {
  const onRender = vi.fn<(model: EmailVerificationModel) => void>();
  const screen = await renderInProviders(<Form onRender={onRender} />);
  await expect.element(screen.getByText('주소:')).toBeVisible();
  const before = onRender.mock.calls.length;
  onRender.mock.lastCall?.[0].editEmail('haneul@post.example');
  await expect.element(screen.getByText('주소: haneul@post.example')).toBeVisible();
  await requestsSettled();
  expect(onRender).toHaveBeenCalledTimes(before);
});
