import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { modifyMemberEduInfoRequestMaxItems } from '#src/api/generated/constants.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { focusField, useSiteFormContext } from '#src/forms/site-form-context.ts';
import { useFormEntries } from '#src/forms/use-form-entries.ts';
import { fieldStack } from '#src/styles/shared.ts';
import * as style from './education-entries.style.ts';
import { EducationFields } from './education-fields.tsx';
import { emptyEducation } from './empty-values.ts';

type EducationEntriesProps = {
  /** The form field that holds the entries. Its schema is `educationSchema`. */
  name: string;
  isRequired?: boolean;
};

const entryTitle = (index: number) => `학력정보 ${String(index + 1).padStart(2, '0')}`;

/**
 * Renders the education records of a form. The member can add an entry when all existing entries are valid. Focus moves
 * to the new entry, or after a removal to the next one (WCAG 2.4.3). Both changes are announced (WCAG 4.1.3).
 */
export function EducationEntries({ name, isRequired = false }: EducationEntriesProps) {
  const { id: formId, announcement } = useSiteFormContext();
  const { trigger, getFieldState } = useFormContext();
  const { ids, add, remove } = useFormEntries(name);
  const [target, setTarget] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (target) focusField(formId, `${name}.${target.id}.member_edu_school`);
  }, [target, formId, name]);

  const findInvalidPath = () =>
    ids
      .flatMap((id) => Object.keys(emptyEducation).map((key) => `${name}.${id}.${key}`))
      .find((path) => getFieldState(path).invalid);
  const addEntry = async () => {
    if (!(await trigger(name))) {
      const invalidPath = findInvalidPath();
      if (invalidPath) focusField(formId, invalidPath);
      announcement.set('작성 중인 학력정보를 먼저 완성해 주세요.');
      return;
    }
    setTarget({ id: add(emptyEducation) });
    announcement.set(`${entryTitle(ids.length)} 항목을 추가했습니다.`);
  };
  const removeEntry = (id: string, index: number) => {
    const remainingIds = ids.filter((otherId) => otherId !== id);
    remove(id);
    setTarget({ id: remainingIds[Math.min(index, remainingIds.length - 1)] ?? '' });
    announcement.set(`${entryTitle(index)} 항목을 삭제했습니다. 학력정보는 모두 ${remainingIds.length}건입니다.`);
  };

  return (
    <div className={fieldStack}>
      {ids.map((id, index) => (
        <EducationFields
          key={id}
          name={`${name}.${id}`}
          title={entryTitle(index)}
          isRequired={isRequired}
          action={
            index > 0 && (
              <Button variant="icon" aria-label={`${entryTitle(index)} 삭제`} onPress={() => removeEntry(id, index)}>
                <X aria-hidden size={20} />
              </Button>
            )
          }
        />
      ))}
      {ids.length < modifyMemberEduInfoRequestMaxItems && (
        <Button className={style.add} onPress={() => void addEntry()}>
          <Plus aria-hidden size={18} />
          추가
        </Button>
      )}
    </div>
  );
}
