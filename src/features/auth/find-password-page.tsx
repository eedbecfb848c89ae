import { ComingPanel } from '../../ui/coming-panel';
import { FormPage } from '../../ui/form-page';

/** Finds the account whose password was forgotten. */
export function FindPasswordPage() {
  return (
    <FormPage title="비밀번호 찾기">
      <ComingPanel />
    </FormPage>
  );
}
