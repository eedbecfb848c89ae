import { Paperclip, X } from 'lucide-react';
import { Button } from '#src/components/buttons/button.tsx';
import { formatFileSize } from '#src/lib/files/file-size.ts';
import * as style from './file-row.style.ts';
import { ProgressBar } from './progress-bar.tsx';

type FileRowProps = {
  name: string;
  /** In bytes; null where nobody knows. */
  size: number | null;
  /** A new file takes its place. */
  isReplaced?: boolean;
  /** 0 to 1 while it is sent, 'unknown' where nobody can tell. */
  progress?: number | 'unknown' | undefined;
  isLocked: boolean;
  /** Missing where the file can't be taken away. */
  onRemove?: (() => void) | undefined;
};

/** A file in the list of an uploader. */
export function FileRow({ name, size, isReplaced = false, progress, isLocked, onRemove }: FileRowProps) {
  const shown = name || '이름 없음';
  return (
    <li className={style.row} data-replaced={isReplaced || undefined}>
      <Paperclip aria-hidden size={18} />
      <span className={style.name}>
        {/* A name may be written from right to left, or try to look as if it were. */}
        <bdi>{shown}</bdi> <span className={style.size}>{size === null ? '크기 정보 없음' : formatFileSize(size)}</span>
        {isReplaced && <span className={style.size}> (교체 예정)</span>}
      </span>
      {progress !== undefined && <ProgressBar label={`${shown} 전송`} value={progress} />}
      {onRemove && (
        <Button variant="icon" aria-label={`${shown} 삭제`} isDisabled={isLocked} onPress={onRemove}>
          <X aria-hidden size={18} />
        </Button>
      )}
    </li>
  );
}
