import { Upload as UploadIcon } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type MouseEvent, useEffect, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '#src/components/buttons/button.tsx';
import { type FileLimits, sizeLimitText } from '#src/lib/files/file-choice.ts';
import * as style from './file-uploader.style.ts';

type FileDropProps = {
  label: string;
  limits: FileLimits;
  isDisabled: boolean;
  describedBy: string | undefined;
  onFiles: (files: readonly File[]) => void;
};

const hasFiles = (transfer: DataTransfer) => transfer.types.includes('Files');

/** A folder comes as an empty file without an ending; it is known by its entry alone. */
function filesOf(transfer: DataTransfer): File[] {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  return items.flatMap((item) => (item.webkitGetAsEntry?.()?.isDirectory ? [] : (item.getAsFile() ?? [])));
}

/** A file that is dropped beside the zone would replace the page, and all that was typed with it. */
function usePageKept() {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (event.dataTransfer && hasFiles(event.dataTransfer)) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}

/**
 * A click anywhere on the area presses the button inside, which opens the browser's picker. The clicks of the button and
 * of the file input, which pass by here as well, have done so already.
 */
function pressButton({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('button, input')) return;
  currentTarget.querySelector('button')?.click();
}

/** The area that takes files: dropped, pasted while the focus is inside, or chosen with a click or its button. */
export function FileDrop({ label, limits, isDisabled, describedBy, onFiles }: FileDropProps) {
  usePageKept();
  const [isOver, setOver] = useState(false);
  const take = (transfer: DataTransfer) => {
    if (!isDisabled) onFiles(filesOf(transfer));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/noNoninteractiveElementInteractions lint/a11y/useKeyWithClickEvents: the button inside does the same by keyboard
    <div
      className={style.drop}
      data-drop-target={isOver || undefined}
      data-disabled={isDisabled || undefined}
      onClick={pressButton}
      onDragOver={(event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
        setOver(!isDisabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer);
      }}
      onPaste={(event: ClipboardEvent) => take(event.clipboardData)}
    >
      <UploadIcon aria-hidden size={28} strokeWidth={1.5} />
      <p>드래그 혹은 파일 업로드</p>
      <FileTrigger
        allowsMultiple={limits.count > 1}
        acceptedFileTypes={limits.types ? [...limits.types] : []}
        onSelect={(files) => onFiles([...(files ?? [])])}
      >
        <Button
          variant="plain"
          isDisabled={isDisabled}
          aria-label={`${label} 파일 선택`}
          aria-describedby={describedBy ?? ''}
        >
          파일 선택
        </Button>
      </FileTrigger>
      <p className={style.limits}>
        {limits.types && `${limits.types.join(', ')} · `}
        {limits.count > 1 && `최대 ${limits.count}개 · `}
        파일당 {sizeLimitText(limits.size)} 이하
      </p>
    </div>
  );
}
