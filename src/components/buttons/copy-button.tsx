import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { Button } from './button.tsx';
import * as style from './copy-button.style.ts';

/**
 * Copies a text, and says whether it did (WCAG 4.1.3).
 * @param name what is copied, as its button is called: '계좌번호'
 */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    // Pressed again, it is said again.
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: for the developer; the reader sees the text below
      console.warn('The text was not copied.', error);
      setOutcome('refused');
    }
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <Button variant="plain" className={style.button} aria-label={`${name} 복사`} onPress={() => void copy()}>
        <Icon aria-hidden size={16} />
        복사
      </Button>
      <span role="status" className={style.status}>
        {outcome === 'copied' && <VisuallyHidden>{name} 복사됨</VisuallyHidden>}
        {outcome === 'refused' && '복사하지 못했습니다. 직접 선택해 복사해 주세요.'}
      </span>
    </>
  );
}
