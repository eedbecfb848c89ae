import { type ComponentProps, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { fileNameMaxLength, uploadMaxLength, uploadsMaxItems } from '#src/api/generated/constants.ts';
import { FileUploader, type UploadState } from '#src/components/upload/file-uploader.tsx';
import { useSiteFormContext } from '#src/forms/site-form-context.ts';
import type { FileLimits } from '#src/lib/files/file-choice.ts';
import { connectField } from './form-field.tsx';

/** The rule of a `FileChoice`, for the schema of a form. */
export const fileChoice = z.object({ added: z.array(z.instanceof(File)), removed: z.array(z.number()) });

type FilesFieldProps = Omit<ComponentProps<typeof FileUploader>, 'limits' | 'upload' | 'onCancel' | 'onRetry'> & {
  /** The limits that differ from those of the contract for several files (schemas Upload, Uploads and FileName). */
  limits: Partial<FileLimits>;
};

const uploadLimits: FileLimits = { size: uploadMaxLength, count: uploadsMaxItems, nameLength: fileNameMaxLength };

const idleUpload: UploadState = { phase: 'idle', sent: null };

/** The files of a form. Their upload is the request of the form, which can be cancelled and retried. */
export const FormFileUploader = connectField(function FilesField({ limits, ...props }: FilesFieldProps) {
  const { upload, cancel, submit } = useSiteFormContext();
  const state = useSyncExternalStore(upload.subscribe, upload.get, () => idleUpload);
  return (
    <FileUploader
      {...props}
      limits={{ ...uploadLimits, ...limits }}
      upload={state}
      onCancel={cancel}
      onRetry={submit}
    />
  );
});
