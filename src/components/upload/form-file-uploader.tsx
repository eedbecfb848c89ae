import { type ComponentProps, useSyncExternalStore } from 'react';
import { bound } from '#src/components/forms/fields/bound-field.tsx';
import { type Upload, useFormShell } from '#src/components/forms/form-shell.ts';
import { FileUploader } from './file-uploader.tsx';

type FilesFieldProps = Omit<ComponentProps<typeof FileUploader>, 'upload' | 'onCancel' | 'onRetry'>;

const idle: Upload = { phase: 'idle', sent: null };

/** The files of a form: their progress is that of its call, which can be stopped and tried again. */
export const FormFileUploader = bound(function FilesField(props: FilesFieldProps) {
  const { upload, cancel, submit } = useFormShell();
  const state = useSyncExternalStore(upload.subscribe, upload.get, () => idle);
  return <FileUploader {...props} upload={state} onCancel={cancel} onRetry={submit} />;
});
