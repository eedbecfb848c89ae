import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../ui/button';
import { focusField, useFormShell } from '../ui/form-shell';
import * as style from './education-entries.style';
import { EducationFields } from './education-fields';
import { mostEntries, noEducation } from './education-values';

type EducationEntriesProps = {
  /** The form's field of the list, whose rule is `educationSchema`. */
  name: string;
  isRequired?: boolean;
};

const titleOf = (index: number) => `학력정보 ${String(index + 1).padStart(2, '0')}`;

/**
 * The list of education records in a form. An entry is added once those that are there are filled in; focus goes to
 * the new one, or after a removal to the one in its place (WCAG 2.4.3), and what happened is announced (WCAG 4.1.3).
 */
export function EducationEntries({ name, isRequired = false }: EducationEntriesProps) {
  const { id: formId, said } = useFormShell();
  const { trigger, getFieldState, clearErrors } = useFormContext();
  const { fields, append, remove } = useFieldArray({ name });
  const [target, setTarget] = useState<{ index: number; isNew: boolean } | null>(null);
  useEffect(() => {
    if (!target) return;
    const entry = `${name}.${target.index}`;
    focusField(formId, `${entry}.member_edu_school`);
    if (!target.isNew) return;
    // The library checks a list that has grown; nobody is told what is wrong with an entry that was just added.
    const frame = requestAnimationFrame(() => flushSync(() => clearErrors(entry)));
    return () => cancelAnimationFrame(frame);
  }, [target, formId, name, clearErrors]);

  const firstWrong = () =>
    fields
      .flatMap((_, index) => Object.keys(noEducation).map((key) => `${name}.${index}.${key}`))
      .find((path) => getFieldState(path).invalid);
  const add = async () => {
    if (!(await trigger(name))) {
      const wrong = firstWrong();
      if (wrong) focusField(formId, wrong);
      said.set('작성 중인 학력정보를 먼저 완성해 주세요.');
      return;
    }
    append({ ...noEducation }, { shouldFocus: false });
    setTarget({ index: fields.length, isNew: true });
    said.set(`${titleOf(fields.length)} 항목을 추가했습니다.`);
  };
  const takeAway = (index: number) => {
    remove(index);
    setTarget({ index: Math.min(index, fields.length - 2), isNew: false });
    said.set(`${titleOf(index)} 항목을 삭제했습니다. 학력정보는 모두 ${fields.length - 1}건입니다.`);
  };

  return (
    <div className={style.list}>
      {fields.map(({ id }, index) => (
        <EducationFields
          key={id}
          name={`${name}.${index}`}
          title={titleOf(index)}
          isRequired={isRequired}
          action={
            index > 0 && (
              <Button look="icon" aria-label={`${titleOf(index)} 삭제`} onPress={() => takeAway(index)}>
                <X aria-hidden size={20} />
              </Button>
            )
          }
        />
      ))}
      {fields.length < mostEntries && (
        <Button className={style.add} onPress={() => void add()}>
          <Plus aria-hidden size={18} />
          추가
        </Button>
      )}
    </div>
  );
}
