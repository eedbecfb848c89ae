import { Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, type MouseEvent, useEffect, useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useDrop } from 'react-aria-components/useDrop';
import { Button } from '#src/components/buttons/button.tsx';
import { type FileLimits, sizeLimitText } from '#src/lib/files/file-choice.ts';
import * as style from './file-uploader.style.ts';

type FileDropZoneProps = {
  label: string;
  limits: FileLimits;
  isDisabled: boolean;
  describedBy: string | undefined;
  onFiles: (files: readonly File[]) => void;
};

const hasFiles = (transfer: DataTransfer) => transfer.types.includes('Files');

/** Returns the files of a transfer without folders. A folder looks like an empty file; only its entry identifies it. */
function filesInTransfer(transfer: DataTransfer): File[] {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  return items.flatMap((item) => (item.webkitGetAsEntry?.()?.isDirectory ? [] : (item.getAsFile() ?? [])));
}

/**
 * Prevents the browser from opening a file that is dropped outside the zone or on a disabled one, which would discard the
 * form.
 */
function usePreventFileNavigation() {
  useEffect(() => {
    const preventFileNavigation = (event: globalThis.DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', preventFileNavigation);
    window.addEventListener('drop', preventFileNavigation);
    return () => {
      window.removeEventListener('dragover', preventFileNavigation);
      window.removeEventListener('drop', preventFileNavigation);
    };
  }, []);
}

/**
 * Opens the file picker of the browser when the zone is clicked. Clicks on the button and the file input bubble to the
 * zone, too, and open the picker by themselves.
 */
function pressButton({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('button, input')) return;
  currentTarget.querySelector('button')?.click();
}

/** Hides a drag without files, such as selected text, from the zone. */
function ignoreOtherThanFiles(event: DragEvent): void {
  if (!hasFiles(event.dataTransfer)) event.stopPropagation();
}

/**
 * Renders the zone for files: by drag and drop, paste while the focus is inside, a click, or the button.
 * `DropZone` of React Aria would add a second tab stop without a visible control, so only its hook is used.
 */
export function FileDropZone({ label, limits, isDisabled, describedBy, onFiles }: FileDropZoneProps) {
  usePreventFileNavigation();
  const zone = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref: zone,
    hasDropButton: true,
    isDisabled,
    getDropOperation: () => 'copy',
  });
  const addTransferredFiles = (transfer: DataTransfer) => {
    if (!isDisabled) onFiles(filesInTransfer(transfer));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/noNoninteractiveElementInteractions lint/a11y/useKeyWithClickEvents: the button inside has the same function for the keyboard
    <div
      ref={zone}
      className={style.dropZone}
      data-drop-target={isDropTarget || undefined}
      data-disabled={isDisabled || undefined}
      {...dropProps}
      onClick={pressButton}
      onDragEnterCapture={ignoreOtherThanFiles}
      onDragOverCapture={ignoreOtherThanFiles}
      // React Aria leaves out files that have no entry in a file system, such as a picture of another page.
      onDropCapture={({ dataTransfer }) => addTransferredFiles(dataTransfer)}
      onPaste={({ clipboardData }) => addTransferredFiles(clipboardData)}
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
