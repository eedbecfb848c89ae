import { ComingPanel } from '../../ui/coming-panel';
import { FormPage } from '../../ui/form-page';

/** Sets a new password. */
export function NewPasswordPage() {
  return (
    <FormPage title="비밀번호 변경">
      <ComingPanel />
    </FormPage>
  );
}
