import { useEffect, useEffectEvent, useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { AbstractDivision, AbstractPresentation } from '#src/api/generated/model/index.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { RadioGroup } from '#src/components/fields/radio-group.tsx';
import { dangerBox, dialogActions, smallNote, stack } from '#src/styles/shared.ts';
import { abstractLimits, checkAbstractFile, preloadFileCheck } from './abstract-file.ts';
import * as style from './abstract-modal.style.ts';
import { ChosenFile } from './chosen-file.tsx';
import type { AbstractUpload } from './use-abstract-upload.ts';

const toOptions = <Key extends string>(keys: readonly Key[]) => keys.map((key) => ({ key, text: key }));
const presentations = toOptions(Object.values(AbstractPresentation));
const divisions = toOptions(Object.values(AbstractDivision));
const limitText = `Word 파일(${abstractLimits.types.join(', ')}) 1개, ${abstractLimits.size / 1024 / 1024}MB 이하`;

type AbstractOptionsProps = {
  upload: AbstractUpload;
  /** The error message of a rejected file. */
  note: string | null;
  isChecking: boolean;
};

/** Renders the presentation and division options of an abstract, and the button that opens the file picker. */
export function AbstractOptions({ upload, note, isChecking }: AbstractOptionsProps) {
  const { draft, selectOptions, selectFile, continueWithFile, close } = upload;
  const input = useRef<HTMLInputElement>(null);
  const handlePickerCancel = useEffectEvent(() => void selectFile([], checkAbstractFile));
  useEffect(() => {
    // A picker that closes without a file only sends an event to its input: `FileTrigger` has no callback for it.
    const inputElement = input.current;
    inputElement?.addEventListener('cancel', handlePickerCancel);
    return () => inputElement?.removeEventListener('cancel', handlePickerCancel);
  }, []);
  return (
    <div className={style.step}>
      <RadioGroup
        label="발표별"
        options={presentations}
        value={draft.options.presentation}
        onChange={(presentation) => selectOptions({ presentation })}
      />
      <RadioGroup
        label="분과별"
        options={divisions}
        orientation="vertical"
        value={draft.options.division}
        onChange={(division) => selectOptions({ division })}
      />
      <div role="alert">{note && <p className={dangerBox}>{note}</p>}</div>
      {draft.file && (
        <div className={stack}>
          <ChosenFile file={draft.file} />
          <Button onPress={() => draft.file && continueWithFile(draft.file)}>이 파일로 계속</Button>
        </div>
      )}
      <p role="status" className={smallNote}>
        {isChecking ? '파일을 확인하고 있습니다.' : `‘등록’을 누르면 파일 선택 창이 열립니다. ${limitText}`}
      </p>
      <div className={dialogActions}>
        <Button onPress={close}>취소</Button>
        <FileTrigger
          ref={input}
          acceptedFileTypes={abstractLimits.types}
          onSelect={(files) => void selectFile([...(files ?? [])], checkAbstractFile)}
        >
          <Button variant="solid" onPress={preloadFileCheck}>
            등록
          </Button>
        </FileTrigger>
      </div>
    </div>
  );
}
