import { FileText } from 'lucide-react';
import { formatFileSize } from '#src/lib/files/file-size.ts';
import * as style from './abstract-modal.style.ts';

/** The file that was chosen, by name and size. */
export function ChosenFile({ file }: { file: File }) {
  return (
    <p className={style.file}>
      <FileText aria-hidden size={20} />
      <span className={style.name}>
        {/* A name may be written from right to left, or try to look as if it were. */}
        <bdi>{file.name}</bdi> <span className={style.fileSize}>{formatFileSize(file.size)}</span>
      </span>
    </p>
  );
}
