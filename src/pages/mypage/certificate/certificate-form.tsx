import * as z from 'zod/mini';
import { enrollStudentCertificateFailures } from '#src/api/failures/member.ts';
import { enrollStudentCertificateFileKinds } from '#src/api/generated/constants.ts';
import { enrollStudentCertificate } from '#src/api/generated/member.ts';
import type { StudentCertificate } from '#src/api/generated/model/index.ts';
import { getSession } from '#src/api/session.ts';
import { showToast } from '#src/components/feedback/toast-store.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';
import type { ExistingFile } from '#src/components/upload/file-uploader.tsx';
import { FormFileUploader, fileChoice } from '#src/forms/fields/form-file-uploader.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import { FormSubmitError } from '#src/forms/submit-errors.ts';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import { type FileChoice, noFiles } from '#src/lib/files/file-choice.ts';

const texts = {
  label: '재학증명서',
  required: '파일을 업로드 후 등록해주세요.',
  question: '재학증명서를 등록하시겠습니까?',
  done: '등록되었습니다.',
  failed: '등록에 실패했습니다.',
};

const schema = z.object({ certificate: fileChoice });
const initial = { certificate: noFiles };
const limits = { count: 1, types: enrollStudentCertificateFileKinds };
const hasFile = ({ certificate }: { certificate: FileChoice }) => certificate.added.length > 0;

/** The stored certificate. The member can replace it, but not remove it. */
const existingFiles = ({ file_pk, file_name, file_size }: StudentCertificate): ExistingFile[] =>
  file_pk === null ? [] : [{ filePk: file_pk, fileName: file_name ?? '', fileSize: file_size, isFixed: true }];

/** Renders the form that uploads a certificate after a confirmation (contract: enrollStudentCertificate). */
export function CertificateForm({ certificate }: { certificate: StudentCertificate }) {
  const form = useSiteForm({
    schema,
    messages: {},
    initial,
    mode: 'submit',
    disabledReason: (values) => (hasFile(values) ? undefined : { message: texts.required, field: 'certificate' }),
    question: { type: 'register', message: texts.question },
    operation: 'enrollStudentCertificate',
    send: async (values, request): Promise<null> => {
      const [file] = values.certificate.added;
      if (!file) throw new FormSubmitError(texts.required);
      try {
        return await enrollStudentCertificate({ file }, request);
      } catch (error) {
        // A member who cancelled the upload needs no message, and the end of a session has its own modal.
        if (!request.signal.aborted && getSession()) openModal({ type: 'confirm', message: texts.failed });
        throw error;
      }
    },
    failures: { codes: enrollStudentCertificateFailures },
    onSuccess: () => {
      form.reset();
      showToast({ message: texts.done, showTime: 3000 });
    },
  });
  return (
    <SiteForm form={form} submitText="등록">
      <FormFileUploader name="certificate" label={texts.label} limits={limits} existing={existingFiles(certificate)} />
    </SiteForm>
  );
}
