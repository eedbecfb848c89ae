import { ComingPanel } from '../../ui/coming-panel';
import { FormPage } from '../../ui/form-page';

/** Sign-up. */
export function SignupPage() {
  return (
    <FormPage title="회원가입">
      <ComingPanel />
    </FormPage>
  );
}
