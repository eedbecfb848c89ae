import { Search, X } from 'lucide-react';
import { SearchField as AriaSearchField, Button, FieldError, Input } from 'react-aria-components/SearchField';
import * as text from './fields.style.ts';
import * as style from './search-field.style.ts';
import { useEmptiedControl } from './use-emptied-control.ts';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when Enter is pressed, so that the search can start without a delay. */
  onSubmit: (value: string) => void;
  errorMessage?: string | undefined;
};

/** Renders a search field with a button that clears it. Escape clears it, too. */
export function SearchField({ label, placeholder, errorMessage, ...props }: SearchFieldProps) {
  const { key, ...emptied } = useEmptiedControl(props.value);
  return (
    <AriaSearchField className={style.field} aria-label={label} isInvalid={errorMessage !== undefined} {...props}>
      <div className={style.box}>
        <Search aria-hidden size={18} className={style.icon} />
        <Input key={key} {...emptied} className={`${text.input} ${style.input}`} placeholder={placeholder} />
        <Button className={style.clear} aria-label="검색어 지우기">
          <X aria-hidden size={16} />
        </Button>
      </div>
      <FieldError className={style.error}>{errorMessage}</FieldError>
    </AriaSearchField>
  );
}
