import { Specimen, Widget } from './specimen.tsx';
import { WholeForm } from './whole-form.tsx';

/** Every field of a form: at rest, to be sent wrong as it is, and disabled. */
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
