import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorScreen } from '#src/app/error-screen.tsx';
import { Providers } from '#src/app/providers.tsx';
import { SectionBoundary } from '#src/features/queries/section-boundary.tsx';
import { recordFailures } from '#tests/browser/support/failures.ts';
import { createMemoryRouter } from '#tests/browser/support/memory-router.tsx';
import { expectConsole } from '#tests/support/console.ts';

const error = new Error('broken data');
function Broken(): never {
  throw error;
}

const inSection = (
  <SectionBoundary>
    <Broken />
  </SectionBoundary>
);

test.each([
  ['a screen', <Broken key="screen" />, page.getByRole('heading', { name: '화면을 열지 못했습니다' })],
  ['a section', inSection, page.getByRole('button', { name: '다시 시도' })],
])('an error that replaces %s is reported once', async (_, element, replacement) => {
  expectConsole(/error occurred/);
  const failures = recordFailures();
  await render(
    <StrictMode>
      <Providers>{createMemoryRouter([{ path: '*', element, errorElement: <ErrorScreen /> }]).element}</Providers>
    </StrictMode>,
  );
  await expect.element(replacement).toBeVisible();
  expect(failures).toEqual([{ kind: 'error', error }]);
});
