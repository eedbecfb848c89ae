import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import * as style from './button.style.ts';
import { Button } from './button.tsx';

/**
 * Renders a button that copies a text to the clipboard and announces the result (WCAG 4.1.3).
 * @param name the name of the value in the label of the button: '계좌번호'
 */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copyText = async () => {
    // The live region has to change, so that a second press is announced, too.
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: for developers; the visitor sees the text below
      console.warn('The text was not copied.', error);
      setOutcome('refused');
    }
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <Button variant="plain" className={style.compact} aria-label={`${name} 복사`} onPress={() => void copyText()}>
        <Icon aria-hidden size={16} />
        복사
      </Button>
      <span role="status" className={style.copyStatus}>
        {outcome === 'copied' && <VisuallyHidden>{name} 복사됨</VisuallyHidden>}
        {outcome === 'refused' && '복사하지 못했습니다. 직접 선택해 복사해 주세요.'}
      </span>
    </>
  );
}
