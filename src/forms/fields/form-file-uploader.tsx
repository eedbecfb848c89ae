import { type ComponentProps, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { fileNameMaxLength, uploadMaxLength, uploadsMaxItems } from '#src/api/generated/constants.ts';
import { FileUploader } from '#src/components/upload/file-uploader.tsx';
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

/** The files of a form. Their upload is the request of the form, which can be cancelled and retried. */
export const FormFileUploader = connectField(function FilesField({ limits, ...props }: FilesFieldProps) {
  const { uploadPhase: phase, sentBytes, cancel, submit } = useSiteFormContext();
  const sent = useSyncExternalStore(sentBytes.subscribe, sentBytes.get, () => null);
  return (
    <FileUploader
      {...props}
      limits={{ ...uploadLimits, ...limits }}
      upload={{ phase, sent }}
      onCancel={cancel}
      onRetry={submit}
    />
  );
});
