import { useRef, useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { FieldGroup } from '#src/components/fields/field-group.tsx';
import type { FieldText } from '#src/components/fields/field-parts.tsx';
import type { UploadState } from '#src/components/forms/site-form-context.ts';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import {
  addFiles,
  type FileChoice,
  type FileLimits,
  type RefusedFile,
  uploadedShares,
} from '#src/lib/files/file-choice.ts';
import { FileDrop } from './file-drop.tsx';
import { FileRow } from './file-row.tsx';
import * as style from './file-uploader.style.ts';

/** A file that is on the server. */
export type ExistingFile = {
  /** Empty where it is not known. */
  fileName: string;
  /** In bytes; null where it is not known. */
  fileSize: number | null;
  filePk: number;
  /** Another file can take its place, but it can't be removed. */
  isFixed?: boolean;
};

export type FileUploaderProps = FieldText & {
  value: FileChoice;
  onChange: (choice: FileChoice) => void;
  /** Sizes and counts, from the contract; a count of 1 makes a new file take the place of the old one. */
  limits: FileLimits;
  existing?: readonly ExistingFile[] | undefined;
  isDisabled?: boolean | undefined;
  /** How far the sending is. */
  upload?: UploadState | undefined;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
};

/** The object of a sentence about a file. The particle follows the word 파일, whatever the name ends with. */
const fileText = (name: string | undefined) => (name ? `'${name}' 파일을` : '파일을');

/** Files by drag and drop, by keyboard, by the browser's picker or pasted; each with its size, its progress and a way out. */
export function FileUploader(props: FileUploaderProps) {
  const { value, onChange, limits, existing = [], upload, isDisabled = false, onBlur, ...text } = props;
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [said, setSaid] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const isSingle = limits.count === 1;
  const isSending = upload?.phase === 'sending';
  const isLocked = isDisabled || isSending;
  const kept = existing.filter(({ filePk }) => !value.removed.includes(filePk));
  const done = uploadedShares(value.added, upload?.sent ?? 0);

  const say = (count: number, what: string) => setSaid(`${what} 첨부 파일 ${count}개.`);
  const add = (given: readonly File[]) => {
    const result = addFiles(isSingle ? [] : value.added, given, isSingle ? 0 : kept.length, limits);
    setRefused(result.refused);
    const added = isSingle && result.files.length === 0 ? value.added : result.files;
    if (added.length === value.added.length && added.every((file, index) => file === value.added[index])) return;
    onChange({ ...value, added });
    say(isSingle ? 1 : added.length + kept.length, `${fileText(result.files.at(-1)?.name)} 첨부했습니다.`);
  };
  const leave = (choice: FileChoice, name: string) => {
    setRefused([]);
    onChange(choice);
    say(choice.added.length + existing.length - choice.removed.length, `${fileText(name)} 삭제했습니다.`);
    // The button that had the focus goes with its row.
    group.current?.querySelector('button')?.focus();
  };

  return (
    <FieldGroup {...text} onBlur={onBlur}>
      {(describedBy) => (
        <div ref={group} className={style.uploader}>
          <FileDrop label={text.label} limits={limits} isDisabled={isLocked} describedBy={describedBy} onFiles={add} />
          <div role="alert" className={style.refusals}>
            {refused.length > 0 && (
              <ul className={style.refused}>
                {refused.map(({ name, reason }) => (
                  <li key={`${name} ${reason}`}>
                    <bdi>{name}</bdi>: {reason}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {kept.length + value.added.length > 0 && (
            <ul className={style.list} aria-label={`${text.label} 목록`}>
              {kept.map(({ fileName, fileSize, filePk, isFixed }) => (
                <FileRow
                  key={filePk}
                  name={fileName}
                  size={fileSize}
                  isReplaced={isSingle && value.added.length > 0}
                  isLocked={isLocked}
                  onRemove={
                    isFixed ? undefined : () => leave({ ...value, removed: [...value.removed, filePk] }, fileName)
                  }
                />
              ))}
              {value.added.map((file, index) => (
                <FileRow
                  key={`${file.name} ${file.size} ${file.lastModified}`}
                  name={file.name}
                  size={file.size}
                  progress={isSending ? (upload.sent === null ? 'unknown' : (done[index] ?? 0)) : undefined}
                  isLocked={isLocked}
                  onRemove={() => leave({ ...value, added: value.added.filter((other) => other !== file) }, file.name)}
                />
              ))}
            </ul>
          )}
          <Progress upload={upload} files={value.added} onCancel={props.onCancel} onRetry={props.onRetry} />
          <VisuallyHidden>
            <span role="status">{said}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldGroup>
  );
}

const phases = {
  idle: '',
  sending: '파일을 보내고 있습니다.',
  failed: '파일을 보내지 못했습니다.',
  cancelled: '전송을 취소했습니다.',
};

type ProgressProps = Pick<FileUploaderProps, 'upload' | 'onCancel' | 'onRetry'> & { files: readonly File[] };

/** Where the sending of the files stands, said by its quarters, with the way to stop it or to try again. */
function Progress({ upload, files, onCancel, onRetry }: ProgressProps) {
  const phase = files.length > 0 ? (upload?.phase ?? 'idle') : 'idle';
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const quarter = Math.min(4, Math.floor(((upload?.sent ?? 0) / Math.max(1, total)) * 4)) * 25;
  return (
    <div className={style.progress}>
      <span role="status">
        {phases[phase]}
        {phase === 'sending' && quarter > 0 && ` ${quarter}%`}
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
