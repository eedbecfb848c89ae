import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#src/components/buttons/button.tsx';
import { focusField, useSiteFormContext } from '#src/components/forms/site-form-context.ts';
import { useFormEntries } from '#src/components/forms/use-form-entries.ts';
import * as style from './education-entries.style.ts';
import { EducationFields } from './education-fields.tsx';
import { mostEntries, noEducation } from './education-values.ts';

type EducationEntriesProps = {
  /** The form's field of the entries, whose rule is `educationSchema`. */
  name: string;
  isRequired?: boolean;
};

const titleOf = (index: number) => `학력정보 ${String(index + 1).padStart(2, '0')}`;

/**
 * The list of education records in a form. An entry is added once those that are there are filled in; focus goes to
 * the new one, or after a removal to the one in its place (WCAG 2.4.3), and what happened is announced (WCAG 4.1.3).
 */
export function EducationEntries({ name, isRequired = false }: EducationEntriesProps) {
  const { id: formId, announcement } = useSiteFormContext();
  const { trigger, getFieldState } = useFormContext();
  const { ids, add, remove } = useFormEntries(name);
  const [target, setTarget] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (target) focusField(formId, `${name}.${target.id}.member_edu_school`);
  }, [target, formId, name]);

  const firstWrong = () =>
    ids
      .flatMap((id) => Object.keys(noEducation).map((key) => `${name}.${id}.${key}`))
      .find((path) => getFieldState(path).invalid);
  const addEntry = async () => {
    if (!(await trigger(name))) {
      const wrong = firstWrong();
      if (wrong) focusField(formId, wrong);
      announcement.set('작성 중인 학력정보를 먼저 완성해 주세요.');
      return;
    }
    setTarget({ id: add(noEducation) });
    announcement.set(`${titleOf(ids.length)} 항목을 추가했습니다.`);
  };
  const removeEntry = (id: string, index: number) => {
    const rest = ids.filter((other) => other !== id);
    remove(id);
    setTarget({ id: rest[Math.min(index, rest.length - 1)] ?? '' });
    announcement.set(`${titleOf(index)} 항목을 삭제했습니다. 학력정보는 모두 ${rest.length}건입니다.`);
  };

  return (
    <div className={style.list}>
      {ids.map((id, index) => (
        <EducationFields
          key={id}
          name={`${name}.${id}`}
          title={titleOf(index)}
          isRequired={isRequired}
          action={
            index > 0 && (
              <Button variant="icon" aria-label={`${titleOf(index)} 삭제`} onPress={() => removeEntry(id, index)}>
                <X aria-hidden size={20} />
              </Button>
            )
          }
        />
      ))}
      {ids.length < mostEntries && (
        <Button className={style.add} onPress={() => void addEntry()}>
          <Plus aria-hidden size={18} />
          추가
        </Button>
      )}
    </div>
  );
}
