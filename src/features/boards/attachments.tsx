import { Download, FileText } from 'lucide-react';
import { apiBase } from '#src/api/config.ts';
import { getFileDownloadUrl } from '#src/api/generated/common.ts';
import type { File } from '#src/api/generated/model/index.ts';
import * as card from '#src/components/content/file-card.style.ts';
import { safeLinkUrl } from '#src/lib/browser/safe-url.ts';
import { fileTypeLabel, isPdfUrl } from '#src/lib/files/file-name.ts';
import { formatFileSize } from '#src/lib/files/file-size.ts';
import * as style from './post.style.ts';

/**
 * Renders the links to the attachments of a post. A PDF opens in a new tab. Any other file is downloaded by the contract's
 * `fileDownload`.
 */
export function Attachments({ files }: { files: readonly File[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-label="첨부파일" className={style.attachments}>
      <h3 className={style.heading}>첨부파일 {files.length}개</h3>
      <ul className={style.attachmentList}>
        {files.map((file) => (
          <li key={file.file_pk}>
            <Attachment file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Attachment({ file }: { file: File }) {
  const { file_pk, file_path, file_original_name: name, file_size } = file;
  const pdfUrl = isPdfUrl(file_path) ? safeLinkUrl(file_path) : undefined;
  const Icon = pdfUrl ? FileText : Download;
  return (
    <a
      href={pdfUrl ?? apiBase + getFileDownloadUrl({ file_pk })}
      target="_blank"
      rel="noopener noreferrer"
      className={card.frame}
    >
      <Icon aria-hidden size={22} />
      <bdi translate="no" className={card.name}>
        {name}
      </bdi>
      <span className={card.details}>
        {fileTypeLabel(name)}, {formatFileSize(file_size)}, 새 창
      </span>
    </a>
  );
}
