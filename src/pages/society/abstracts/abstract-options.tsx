import { useEffect, useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { AbstractDivision, AbstractPresentation } from '#src/api/generated/model/index.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { RadioGroup } from '#src/components/fields/radio-group.tsx';
import { abstractLimits } from './abstract-file.ts';
import * as style from './abstract-modal.style.ts';
import { ChosenFile } from './chosen-file.tsx';
import type { AbstractUpload } from './use-abstract-upload.ts';

const asOptions = <Key extends string>(keys: readonly Key[]) => keys.map((key) => ({ key, text: key }));
const presentations = asOptions(Object.values(AbstractPresentation));
const divisions = asOptions(Object.values(AbstractDivision));
const limitText = `Word 파일(${abstractLimits.types.join(', ')}) 1개, ${abstractLimits.size / 1024 / 1024}MB 이하`;

type AbstractOptionsProps = {
  upload: AbstractUpload;
  /** Why a file was not taken. */
  note: string | null;
  isLooking: boolean;
};

/** Presentation and division of an abstract, and the button that opens the browser's picker. */
export function AbstractOptions({ upload, note, isLooking }: AbstractOptionsProps) {
  const { draft, choose, take, resume, close } = upload;
  const input = useRef<HTMLInputElement>(null);
  const latestTake = useRef(take);
  latestTake.current = take;
  useEffect(() => {
    // A picker that was closed without a file tells only its input.
    const picker = input.current;
    const cancel = () => void latestTake.current([]);
    picker?.addEventListener('cancel', cancel);
    return () => picker?.removeEventListener('cancel', cancel);
  }, []);
  return (
    <div className={style.part}>
      <RadioGroup
        label="발표별"
        options={presentations}
        value={draft.options.presentation}
        onChange={(presentation) => choose({ presentation })}
      />
      <RadioGroup
        label="분과별"
        options={divisions}
        orientation="vertical"
        value={draft.options.division}
        onChange={(division) => choose({ division })}
      />
      <div role="alert" className={style.alert}>
        {note && <p className={style.problem}>{note}</p>}
      </div>
      {draft.file && (
        <div className={style.kept}>
          <ChosenFile file={draft.file} />
          <Button onPress={() => draft.file && resume(draft.file)}>이 파일로 계속</Button>
        </div>
      )}
      <p role="status" className={style.note}>
        {isLooking ? '파일을 확인하고 있습니다.' : `등록을 누르면 파일을 선택합니다. ${limitText}`}
      </p>
      <div className={style.actions}>
        <Button onPress={close}>취소</Button>
        <FileTrigger
          ref={input}
          acceptedFileTypes={abstractLimits.types}
          onSelect={(files) => void take([...(files ?? [])])}
        >
          <Button variant="solid">등록</Button>
        </FileTrigger>
      </div>
    </div>
  );
}
