import { useRef, useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import type { CommonFieldProps } from '#src/components/fields/field-elements.tsx';
import { FieldGroup } from '#src/components/fields/field-group.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import {
  addFiles,
  type FileChoice,
  type FileLimits,
  type RefusedFile,
  uploadedShares,
} from '#src/lib/files/file-choice.ts';
import { stack } from '#src/styles/shared.ts';
import { FileDropZone } from './file-drop-zone.tsx';
import { FileRow } from './file-row.tsx';
import * as style from './upload.style.ts';

/** A file on the server. */
export type ExistingFile = {
  /** Empty if unknown. */
  fileName: string;
  /** The size in bytes, or null if unknown. */
  fileSize: number | null;
  filePk: number;
  /** Whether the file can only be replaced, not removed. */
  isFixed?: boolean;
};

/** The state of the upload of the files. */
export type UploadState = {
  phase: 'idle' | 'sending' | 'failed' | 'cancelled';
  /** The number of sent bytes, or null if unknown. */
  sent: number | null;
};

export type FileUploaderProps = CommonFieldProps & {
  value: FileChoice;
  onChange: (choice: FileChoice) => void;
  /** The limits of the contract. With a count of 1, a new file replaces the old one. */
  limits: FileLimits;
  existing?: readonly ExistingFile[] | undefined;
  isDisabled?: boolean | undefined;
  /** The state of the upload. */
  upload?: UploadState | undefined;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
};

/** Returns the object of a Korean sentence. The particle follows 파일, because it would depend on the end of the name. */
const fileAsObject = (name: string | undefined) => (name ? `'${name}' 파일을` : '파일을');

/**
 * Renders a field for files by drag and drop, file picker or paste, with the size, progress and a remove button of
 * each.
 */
export function FileUploader(props: FileUploaderProps) {
  const { value, onChange, limits, existing = [], upload, isDisabled = false, onBlur, ...text } = props;
  const [refusedFiles, setRefusedFiles] = useState<readonly RefusedFile[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const isSingle = limits.count === 1;
  const isSending = upload?.phase === 'sending';
  const isLocked = isDisabled || isSending;
  const keptFiles = existing.filter(({ filePk }) => !value.removed.includes(filePk));
  const sentShares = uploadedShares(value.added, upload?.sent ?? 0);

  const announceCount = (count: number, change: string) => setAnnouncement(`${change} 첨부파일 ${count}개.`);
  const addGivenFiles = (given: readonly File[]) => {
    const result = addFiles(isSingle ? [] : value.added, given, isSingle ? 0 : keptFiles.length, limits);
    setRefusedFiles(result.refused);
    const added = isSingle && result.files.length === 0 ? value.added : result.files;
    if (added.length === value.added.length && added.every((file, index) => file === value.added[index])) return;
    onChange({ ...value, added });
    announceCount(
      isSingle ? 1 : added.length + keptFiles.length,
      `${fileAsObject(result.files.at(-1)?.name)} 첨부했습니다.`,
    );
  };
  const removeFile = (choice: FileChoice, name: string) => {
    setRefusedFiles([]);
    onChange(choice);
    announceCount(choice.added.length + existing.length - choice.removed.length, `${fileAsObject(name)} 삭제했습니다.`);
    // The removed row contained the focused button.
    group.current?.querySelector('button')?.focus();
  };

  return (
    <FieldGroup {...text} onBlur={onBlur}>
      {(describedBy) => (
        <div ref={group} className={stack}>
          <FileDropZone
            label={text.label}
            limits={limits}
            isDisabled={isLocked}
            describedBy={describedBy}
            onFiles={addGivenFiles}
          />
          <div role="alert">
            {refusedFiles.length > 0 && (
              <ul className={style.refusedFiles}>
                {refusedFiles.map(({ name, reason }) => (
                  <li key={`${name} ${reason}`}>
                    <bdi translate="no">{name}</bdi>: {reason}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {keptFiles.length + value.added.length > 0 && (
            <ul className={style.list} aria-label={`${text.label} 목록`}>
              {keptFiles.map(({ fileName, fileSize, filePk, isFixed }) => (
                <FileRow
                  key={filePk}
                  name={fileName}
                  size={fileSize}
                  isReplaced={isSingle && value.added.length > 0}
                  isLocked={isLocked}
                  onRemove={
                    isFixed ? undefined : () => removeFile({ ...value, removed: [...value.removed, filePk] }, fileName)
                  }
                />
              ))}
              {value.added.map((file, index) => (
                <FileRow
                  key={`${file.name} ${file.size} ${file.lastModified}`}
                  name={file.name}
                  size={file.size}
                  progress={isSending ? (upload.sent === null ? 'unknown' : (sentShares[index] ?? 0)) : undefined}
                  isLocked={isLocked}
                  onRemove={() =>
                    removeFile({ ...value, added: value.added.filter((other) => other !== file) }, file.name)
                  }
                />
              ))}
            </ul>
          )}
          <UploadProgress upload={upload} files={value.added} onCancel={props.onCancel} onRetry={props.onRetry} />
          <VisuallyHidden>
            <span role="status">{announcement}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldGroup>
  );
}

const phaseTexts = {
  idle: '',
  sending: '파일을 보내고 있습니다.',
  failed: '파일을 보내지 못했습니다.',
  cancelled: '전송을 취소했습니다.',
};

type UploadProgressProps = Pick<FileUploaderProps, 'upload' | 'onCancel' | 'onRetry'> & { files: readonly File[] };

/** Renders the progress of the upload in a live region, in steps of 25 %, with a cancel or retry button. */
function UploadProgress({ upload, files, onCancel, onRetry }: UploadProgressProps) {
  const phase = files.length > 0 ? (upload?.phase ?? 'idle') : 'idle';
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const quarter = Math.min(4, Math.floor(((upload?.sent ?? 0) / Math.max(1, total)) * 4)) * 25;
  return (
    <div className={style.progress}>
      <span role="status">
        {phase === 'sending' && quarter > 0 ? `${phaseTexts.sending} ${quarter}%` : phaseTexts[phase]}
      </span>
      {phase === 'sending' && onCancel && (
        <Button variant="plain" onPress={onCancel}>
          전송 취소
        </Button>
      )}
      {(phase === 'failed' || phase === 'cancelled') && onRetry && (
        <Button variant="plain" onPress={onRetry}>
          다시 전송
        </Button>
      )}
    </div>
  );
}
