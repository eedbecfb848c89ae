import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { saveInquiryFailures } from '#src/api/failures/inquiry.ts';
import {
  SaveInquiryBody,
  saveInquiryBodyInquiryCellMax,
  saveInquiryBodyInquiryContentMax,
  saveInquiryBodyInquiryNameMax,
  saveInquiryBodyInquiryTitleMax,
} from '#src/api/generated/bodies/inquiry.ts';
import { saveInquiryFileKinds } from '#src/api/generated/constants.ts';
import { saveInquiry } from '#src/api/generated/inquiry.ts';
import { showToast } from '#src/components/feedback/toast-store.ts';
import { inquiryDomains } from '#src/content/inquiry.ts';
import { subscribeErasure } from '#src/features/access/personal-data.ts';
import { emailRule } from '#src/forms/email-address.ts';
import { FormEmailField } from '#src/forms/fields/form-email-field.tsx';
import { FormTextArea, FormTextField } from '#src/forms/fields/form-field.tsx';
import { FormFileUploader, fileChoice } from '#src/forms/fields/form-file-uploader.tsx';
import { FormPhoneField } from '#src/forms/fields/form-number-fields.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import { createRetryGuard, RetryQuestion } from '#src/forms/submit-errors.ts';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import { noFiles } from '#src/lib/files/file-choice.ts';
import { isLeavingScreen } from '#src/navigation/next-screen.ts';
import { paths } from '#src/navigation/paths.ts';
import { messages, texts } from './inquiry-texts.ts';

const schema = z.extend(
  z.pick(SaveInquiryBody, { inquiry_name: true, inquiry_cell: true, inquiry_title: true, inquiry_content: true }),
  { inquiry_email: emailRule(SaveInquiryBody.shape.inquiry_email, messages.inquiry_email.empty), file: fileChoice },
);

const initial = {
  inquiry_name: '',
  inquiry_email: '',
  inquiry_cell: '',
  inquiry_title: '',
  inquiry_content: '',
  file: noFiles,
};

/** Stored in the module, so that it survives closing the form. */
const guard = createRetryGuard<true>();
subscribeErasure(guard.clear);

/** How long the toast of a success is shown before the redirect to the home page, in ms. */
const redirectDelayMs = 3000;

/**
 * Renders the inquiry form (contract: saveInquiry). Only a success empties it. The contract has no operation that lists
 * inquiries, so a retry after a lost response needs a confirmation.
 */
export function InquiryForm() {
  const navigate = useNavigate();
  const location = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const form = useSiteForm({
    schema,
    messages,
    initial,
    mode: 'submit',
    disabledReason: 'incomplete',
    draft: { key: 'inquiry', secretFields: [] },
    operation: 'saveInquiry',
    send: async ({ file, ...values }, request): Promise<null> => {
      if (guard.unconfirmedAttempt() && !guard.isRetryConfirmed()) throw new RetryQuestion(guard, texts.mayBeStored);
      const body = { ...values, ...(file.added.length > 0 ? { file: file.added } : {}) };
      try {
        return await guard.runAttempt(true, () => saveInquiry(body, request));
      } catch (error) {
        if (!request.signal.aborted) showToast({ icon: 'alert', message: texts.failed });
        throw error;
      }
    },
    failures: { codes: saveInquiryFailures },
    onSuccess: () => {
      form.reset();
      showToast({ message: texts.sent, showTime: redirectDelayMs });
      timer.current = setTimeout(() => {
        // A visitor who has started another inquiry stays on the form. One who has pressed a link gets its screen.
        if (!form.isDirty() && !isLeavingScreen(location)) void navigate(paths.home);
      }, redirectDelayMs);
    },
  });
  return (
    <SiteForm form={form} submitText="등록">
      <FormTextField
        name="inquiry_name"
        label="이름"
        autoComplete="name"
        limit={saveInquiryBodyInquiryNameMax}
        isRequired
      />
      <FormEmailField name="inquiry_email" label="이메일" domains={inquiryDomains} isRequired />
      <FormPhoneField
        name="inquiry_cell"
        label="전화번호"
        kind="any"
        digits={saveInquiryBodyInquiryCellMax}
        placeholder={texts.phoneHint}
        isRequired
      />
      <FormTextField name="inquiry_title" label="제목" limit={saveInquiryBodyInquiryTitleMax} isRequired />
      <FormTextArea name="inquiry_content" label="내용" limit={saveInquiryBodyInquiryContentMax} isRequired />
      <FormFileUploader name="file" label="첨부파일" limits={{ types: saveInquiryFileKinds }} />
    </SiteForm>
  );
}
