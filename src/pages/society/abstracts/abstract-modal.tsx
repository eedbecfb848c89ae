import { Dialog } from '#src/components/overlays/dialog.tsx';
import { society } from '#src/content/society.ts';
import { AbstractOptions } from './abstract-options.tsx';
import { ConfirmStep, DoneStep, FailedStep, SendingStep } from './abstract-transfer.tsx';
import type { UploadStep } from './upload-step.ts';
import type { AbstractUpload } from './use-abstract-upload.ts';

const titles: Record<UploadStep['name'], string> = {
  closed: '',
  starting: '',
  options: '등록 옵션',
  confirm: society.name,
  sending: '초록 전송',
  failed: '초록 전송',
  done: society.name,
};

function UploadStepContent({ upload }: { upload: AbstractUpload }) {
  const { step } = upload;
  switch (step.name) {
    case 'options':
      return <AbstractOptions upload={upload} note={step.note} isChecking={step.checkedFile !== null} />;
    case 'confirm':
      return <ConfirmStep upload={upload} {...step} />;
    case 'sending':
      return <SendingStep upload={upload} {...step} />;
    case 'failed':
      return <FailedStep upload={upload} {...step} />;
    case 'done':
      return <DoneStep upload={upload} {...step} />;
    case 'closed':
    case 'starting':
      return null;
  }
}

/** Renders the modal of the abstract upload. Each step moves the focus into the modal again. */
export function AbstractModal({ upload }: { upload: AbstractUpload }) {
  const { name } = upload.step;
  return (
    <Dialog title={titles[name]} step={name} isLocked={name === 'sending'} onClose={upload.close}>
      <UploadStepContent upload={upload} />
    </Dialog>
  );
}
