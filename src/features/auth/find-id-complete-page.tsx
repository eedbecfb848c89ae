import { ComingPanel } from '../../ui/coming-panel';
import { FormPage } from '../../ui/form-page';

/** The ID that was found. */
export function FindIdCompletePage() {
  return (
    <FormPage title="아이디 찾기 결과">
      <ComingPanel />
    </FormPage>
  );
}
