import { Download } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#src/api/errors.ts';
import { PayMethod } from '#src/api/generated/model/payMethod.ts';
import { useGetReceipt, useGetTransaction } from '#src/api/generated/payment.ts';
import { compact } from '#src/components/buttons/button.style.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { error } from '#src/components/fields/fields.style.ts';
import { ChangingText } from '#src/components/layout/changing-text.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { society } from '#src/content/society.ts';
import { isPdfFile } from '#src/lib/files/pdf-file.ts';
import { saveFile } from '#src/lib/files/save-file.ts';
import { useOneAtATime } from '#src/lib/hooks/use-one-at-a-time.ts';
import { smallNote } from '#src/styles/shared.ts';
import * as style from './payment.style.ts';

/** The documents that prove a payment, with the text of their button and the name of their file. */
const documents = {
  receipt: { text: '영수증 확인', fileName: `${society.name} 영수증.pdf` },
  transaction: { text: '거래명세서 확인', fileName: `${society.name} 거래명세서.pdf` },
};

type PaymentDocumentKind = keyof typeof documents;

/** The file name of a response without a name, which does not say what document it holds. */
const unnamedFileName = '결제내역.pdf';

/** The documents of each kind of payment. A bank transfer has no receipt. */
const documentsOf: Readonly<Record<PayMethod, readonly PaymentDocumentKind[]>> = {
  [PayMethod.card]: ['receipt', 'transaction'],
  [PayMethod.transfer]: ['transaction'],
};

const loadingText = '문서를 받는 중입니다.';
/** Shown after every download: the browser inside an app may ignore it, and the page cannot detect that. */
const startedText =
  '내려받기를 시작했습니다. 파일이 저장되지 않으면 Chrome이나 Safari 같은 브라우저에서 이 화면을 열어 다시 눌러 주세요.';
const invalidFileText = '문서를 받지 못했습니다. 잠시 후 다시 시도해 주세요.';

type PaymentDocumentsProps = {
  /** The record number of the payment (`pay_info_pk`). */
  pk: number;
  /** The recorded payment method. An unknown one has the documents of a card payment. */
  method: string | null;
  /** The name of the payment, for the accessible names of the buttons: '2025년 연회비'. */
  paymentName: string;
};

/** Renders a download button for each document of a payment. The result of a press is shown below the buttons. */
export function PaymentDocuments({ pk, method, paymentName }: PaymentDocumentsProps) {
  const [result, setResult] = useState<DownloadResult>({});
  const recorded = Object.values(PayMethod).find((known) => known === method) ?? PayMethod.card;
  return (
    <div className={style.documents}>
      <div className={style.buttons}>
        {documentsOf[recorded].map((kind) => (
          <DocumentButton key={kind} kind={kind} pk={pk} paymentName={paymentName} onResult={setResult} />
        ))}
      </div>
      <p role="alert" className={error}>
        {result.failure}
      </p>
      <p role="status" className={smallNote}>
        {result.isStarted && startedText}
      </p>
    </div>
  );
}

type DownloadResult = { failure?: string; isStarted?: boolean };

type DocumentButtonProps = {
  kind: PaymentDocumentKind;
  pk: number;
  paymentName: string;
  /** Receives the result of a press; an empty result removes the previous one. */
  onResult: (result: DownloadResult) => void;
};

function DocumentButton({ kind, pk, paymentName, onResult }: DocumentButtonProps) {
  const { text, fileName } = documents[kind];
  const [isLoading, setLoading] = useState(false);
  const receipt = useGetReceipt();
  const transaction = useGetTransaction();
  const downloadDocument = async () => {
    onResult({});
    setLoading(true);
    try {
      const file = await { receipt, transaction }[kind].mutateAsync({ params: { pay_info_pk: pk } });
      if (!(await isPdfFile(file))) return onResult({ failure: invalidFileText });
      saveFile(file, file instanceof File ? fileName : unnamedFileName);
      onResult({ isStarted: true });
    } catch (error) {
      onResult({ failure: messageOf(error) });
    } finally {
      setLoading(false);
    }
  };
  const downloadOnce = useOneAtATime(downloadDocument);
  return (
    <>
      <Button variant="plain" className={compact} aria-label={`${paymentName} ${text}`} onPress={() => downloadOnce()}>
        {isLoading ? <Spinner label={loadingText} /> : <Download aria-hidden size={16} />}
        <ChangingText>{text}</ChangingText>
      </Button>
      <span role="status" className={style.status}>
        {isLoading && <VisuallyHidden>{loadingText}</VisuallyHidden>}
      </span>
    </>
  );
}
