import { useRef, useState } from 'react';
import { Input, TextField } from 'react-aria-components/TextField';
import { Button } from '#src/components/buttons/button.tsx';
import { input } from '#src/components/fields/text-field.style.ts';
import * as style from './copy-address.style.ts';

const texts = {
  copied: '주소가 복사되었습니다.\n원하는 곳에 붙여넣기 해 주세요.',
  failed: '주소를 복사하지 못했습니다. 선택된 주소를 직접 복사해 주세요.',
};

/** The address of the page in a field that can't be changed, and the button that copies it. */
export function CopyAddress({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(texts.copied);
    } catch (error) {
      // Forbidden by the browser or by the page around: the member can still copy it by hand.
      // biome-ignore lint/suspicious/noConsole: for who looks into it; the member reads the text below
      console.warn('The address was not copied.', error);
      field.current?.select();
      setSaid(texts.failed);
    }
  };
  return (
    <div>
      <div className={style.row}>
        <TextField value={url} isReadOnly aria-label="현재 주소" className={style.field}>
          <Input ref={field} className={input} onFocus={({ currentTarget }) => currentTarget.select()} />
        </TextField>
        <Button variant="solid" onPress={() => void copy()}>
          URL복사
        </Button>
      </div>
      <p role="status" className={style.said}>
        {said}
      </p>
    </div>
  );
}
