import { FileText } from 'lucide-react';
import { formatFileSize } from '#src/lib/files/file-size.ts';
import * as style from './abstract-modal.style.ts';

/** Renders the name and size of the selected file. */
export function ChosenFile({ file }: { file: File }) {
  return (
    <p className={style.file}>
      <FileText aria-hidden size={20} />
      <span className={style.name}>
        {/* `bdi` isolates names with right-to-left text or with direction control characters. */}
        <bdi translate="no">{file.name}</bdi> <span className={style.fileSize}>{formatFileSize(file.size)}</span>
      </span>
    </p>
  );
}
