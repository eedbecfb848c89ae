import { Specimen, Widget } from './specimen.tsx';
import { WholeForm } from './whole-form.tsx';

/** Renders a form with every field: empty, so that sending it shows the errors, and disabled. */
export function FormsGroup() {
  return (
    <Widget title="폼">
      <Specimen label="기본과 오류">
        <WholeForm />
      </Specimen>
      <Specimen label="사용 안 함">
        <WholeForm isDisabled />
      </Specimen>
    </Widget>
  );
}
