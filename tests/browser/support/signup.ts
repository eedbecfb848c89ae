import { page } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { emptySignupDraft } from '#src/pages/signup/signup-draft.ts';
import { expectVisible } from './locators.ts';
import { visit } from './site.tsx';

/**
 * Opens a step of the sign-up as a reload does.
 * @param step the title of the step
 * @param draft the stored values of the form
 * @param lastStep the title of the last step that was reached
 */
export async function openSignupStep(step: string, draft: object = emptySignupDraft, lastStep = step): Promise<void> {
  sessionStorage.clear();
  sessionStorage.setItem('currentStep', step);
  sessionStorage.setItem('currentLastStep', lastStep);
  sessionStorage.setItem('signupDraft', JSON.stringify(draft));
  await visit(paths.signup);
  await expectVisible(page.getByRole('heading', { level: 2, name: step }));
  await expectVisible(page.getByRole('button', { name: '다음', exact: true }));
}
