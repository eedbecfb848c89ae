import { type ComponentProps, useSyncExternalStore } from 'react';
import { bound } from '#src/components/forms/fields/bound-field.tsx';
import { type UploadState, useSiteFormContext } from '#src/components/forms/site-form-context.ts';
import { FileUploader } from './file-uploader.tsx';

type FilesFieldProps = Omit<ComponentProps<typeof FileUploader>, 'upload' | 'onCancel' | 'onRetry'>;

const idle: UploadState = { phase: 'idle', sent: null };

/** The files of a form: their progress is that of its call, which can be stopped and tried again. */
export const FormFileUploader = bound(function FilesField(props: FilesFieldProps) {
  const { upload, cancel, submit } = useSiteFormContext();
  const state = useSyncExternalStore(upload.subscribe, upload.get, () => idle);
  return <FileUploader {...props} upload={state} onCancel={cancel} onRetry={submit} />;
});
