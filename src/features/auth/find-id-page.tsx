import { ComingPanel } from '../../ui/coming-panel';
import { FormPage } from '../../ui/form-page';

/** Finds a forgotten ID. */
export function FindIdPage() {
  return (
    <FormPage title="아이디 찾기">
      <ComingPanel />
    </FormPage>
  );
}
