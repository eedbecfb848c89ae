import { Upload as UploadIcon } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { type FileLimits, sizeLimitText } from '#src/lib/files/file-choice.ts';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { filesInTransfer } from './transferred-files.ts';
import * as style from './upload.style.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useFocusFromNativeInput } from './use-focus-from-native-input.ts';

type FileDropZoneProps = {
  label: string;
  limits: FileLimits;
  isDisabled: boolean;
  describedBy: string | undefined;
  onFiles: (files: readonly File[]) => void;
};

/**
 * Opens the file picker of the browser when the zone is clicked. Clicks on the button and the file input bubble to the
 * zone, too, and open the picker by themselves.
 */
function pressButton({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('button, input')) return;
  currentTarget.querySelector('button')?.click();
}

/**
 * Renders the zone for files: by drag and drop, paste while the focus is inside, a click, or the button. Before hydration,
 * the native input covers the zone, so that a file can be chosen or dropped at once.
 */
export function FileDropZone({ label, limits, isDisabled, describedBy, onFiles }: FileDropZoneProps) {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const { dragProps, isDropTarget } = useFileDrop(isDisabled, onFiles);
  useFocusFromNativeInput(input, isHydrated);
  const openPicker = () => {
    if (!input.current) return;
    // Otherwise the browser fires no `change` event for the same file.
    input.current.value = '';
    input.current.click();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/noNoninteractiveElementInteractions lint/a11y/useKeyWithClickEvents: the button inside has the same function for the keyboard
    <div
      className={style.dropZone}
      data-drop-target={isDropTarget || undefined}
      data-disabled={isDisabled || undefined}
      onClick={pressButton}
      {...dragProps}
      onPaste={({ clipboardData }) => {
        if (!isDisabled) onFiles(filesInTransfer(clipboardData));
      }}
    >
      <UploadIcon aria-hidden size={28} strokeWidth={1.5} />
      <p>드래그 혹은 파일 업로드</p>
      <Button
        variant="plain"
        isDisabled={isDisabled}
        excludeFromTabOrder={!isHydrated}
        aria-label={`${label} 파일 선택`}
        aria-describedby={describedBy ?? ''}
        onPress={openPicker}
      >
        파일 선택
      </Button>
      <p className={style.limits}>
        {limits.types && `${limits.types.join(', ')} · `}
        {limits.count > 1 && `최대 ${limits.count}개 · `}
        파일당 {sizeLimitText(limits.size)} 이하
      </p>
      <input
        ref={input}
        type="file"
        className={style.nativeInput}
        aria-label={`${label} 파일 선택`}
        hidden={isHydrated}
        disabled={isDisabled}
        multiple={limits.count > 1}
        accept={limits.types?.join(',')}
        onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
      />
    </div>
  );
}
