import { Paperclip, X } from 'lucide-react';
import { Button } from '#src/components/buttons/button.tsx';
import { formatFileSize } from '#src/lib/files/file-size.ts';
import { ProgressBar } from './progress-bar.tsx';
import * as style from './upload.style.ts';

type FileRowProps = {
  name: string;
  /** The size in bytes, or null if unknown. */
  size: number | null;
  /** Whether a new file replaces it. */
  isReplaced?: boolean;
  /** The sent share from 0 to 1 during the upload, or 'unknown'. */
  progress?: number | 'unknown' | undefined;
  isLocked: boolean;
  /** Removes the file. Without it, there is no remove button. */
  onRemove?: (() => void) | undefined;
};

/** Renders a file in the list of an uploader. */
export function FileRow({ name, size, isReplaced = false, progress, isLocked, onRemove }: FileRowProps) {
  const displayName = name || '이름 없음';
  return (
    <li className={style.row} data-replaced={isReplaced || undefined}>
      <Paperclip aria-hidden size={18} />
      <span className={style.name}>
        {/* `bdi`: a file name can contain right-to-left characters, also to disguise its extension. */}
        <bdi translate="no">{displayName}</bdi>{' '}
        <span className={style.fileSize}>{size === null ? '크기 정보 없음' : formatFileSize(size)}</span>
        {isReplaced && <span className={style.fileSize}> (교체 예정)</span>}
      </span>
      {progress !== undefined && <ProgressBar label={`${displayName} 전송`} value={progress} />}
      {onRemove && (
        <Button variant="icon" aria-label={`${displayName} 삭제`} isDisabled={isLocked} onPress={onRemove}>
          <X aria-hidden size={18} />
        </Button>
      )}
    </li>
  );
}
