import { useRef, useState } from 'react';
import { Input, TextField } from 'react-aria-components/TextField';
import { Button } from '#src/components/buttons/button.tsx';
import { input } from '#src/components/fields/fields.style.ts';
import * as style from './sharing.style.ts';

const texts = {
  copied: '주소가 복사되었습니다.\n원하는 곳에 붙여넣기 해 주세요.',
  failed: '주소를 복사하지 못했습니다. 선택된 주소를 직접 복사해 주세요.',
};

/** Renders the URL of the page in a read-only field, and a button that copies it. */
export function CopyUrl({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const copyUrl = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setStatus(texts.copied);
    } catch (error) {
      // The browser or an embedding page can forbid clipboard access. The visitor can still copy the selected URL.
      // biome-ignore lint/suspicious/noConsole: the text below informs the visitor; the warning is for developers
      console.warn('The URL was not copied to the clipboard.', error);
      field.current?.select();
      setStatus(texts.failed);
    }
  };
  return (
    <div>
      <div className={style.row}>
        <TextField value={url} isReadOnly aria-label="현재 주소" className={style.field}>
          <Input ref={field} className={input} onFocus={({ currentTarget }) => currentTarget.select()} />
        </TextField>
        <Button variant="solid" onPress={() => void copyUrl()}>
          URL복사
        </Button>
      </div>
      <p role="status" className={style.status}>
        {status}
      </p>
    </div>
  );
}
