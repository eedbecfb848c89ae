import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import { type AriaListBoxOptions, useListBox, useOption } from 'react-aria/useListBox';
import { useSelect } from 'react-aria/useSelect';
import { Popover } from 'react-aria-components/Popover';
import { Item } from 'react-stately/Item';
import { type SelectState, useSelectState } from 'react-stately/useSelectState';
import * as style from './select.style.ts';
import type { SelectButtonHandlers, SelectOption } from './select-option.ts';

type SelectListProps = {
  options: readonly SelectOption[];
  /** The key of the selected option, or null without a selection. */
  selected: string | null;
  /** Receives the key of the chosen option, also if it is selected already. */
  onChange: (key: unknown) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The id of the list. */
  id: string;
  /** The id of the element that names the list. */
  labelledBy: string;
  /** The button of the select. It gets the focus back when the list closes. */
  button: RefObject<HTMLButtonElement | null>;
  /** Receives the event handlers for the button. */
  handlers: Ref<SelectButtonHandlers>;
  /** Called when the focus leaves the list. */
  onBlur: () => void;
};

const renderItem = ({ key, text }: SelectOption) => (
  <Item key={key} textValue={text}>
    {text}
  </Item>
);

/**
 * Renders the list of a select below its button (WAI-ARIA APG, listbox), and gives the button its keyboard and press
 * behaviour. React Aria's hooks do both, because its component `Select` would render a button of its own.
 */
export function SelectList({ options, selected, button, handlers, id, labelledBy, ...props }: SelectListProps) {
  const list = useRef<HTMLDivElement>(null);
  const shared = { value: selected, onChange: props.onChange, validationBehavior: 'aria' } as const;
  const state = useSelectState({
    ...shared,
    items: options,
    children: renderItem,
    isOpen: props.isOpen,
    onOpenChange: props.onOpenChange,
  });
  const { triggerProps, menuProps } = useSelect(
    { ...shared, 'aria-labelledby': labelledBy, onBlur: props.onBlur },
    state,
    button,
  );
  useImperativeHandle(handlers, () => triggerProps);
  return (
    <Popover
      trigger="Select"
      triggerRef={button}
      scrollRef={list}
      placement="bottom start"
      isOpen={state.isOpen}
      onOpenChange={state.setOpen}
      aria-labelledby={labelledBy}
      className={style.popover}
    >
      <OptionList {...menuProps} id={id} list={list} state={state} />
    </Popover>
  );
}

type OptionListProps = AriaListBoxOptions<SelectOption> & {
  list: RefObject<HTMLDivElement | null>;
  state: SelectState<SelectOption>;
};

/** Renders the options. It mounts when the list opens, because React Aria then moves the focus into it. */
function OptionList({ list, state, ...props }: OptionListProps) {
  const { listBoxProps } = useListBox(props, state, list);
  return (
    <div {...listBoxProps} ref={list} className={style.list}>
      {[...state.collection].map(({ key, rendered }) => (
        <Option key={key} id={key} state={state}>
          {rendered}
        </Option>
      ))}
    </div>
  );
}

type OptionProps = { id: string | number; state: SelectState<SelectOption>; children: ReactNode };

function Option({ id, state, children }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  const { optionProps, isFocused, isSelected } = useOption({ key: id }, state, option);
  return (
    <div
      {...optionProps}
      ref={option}
      className={style.item}
      data-focused={isFocused || undefined}
      data-selected={isSelected || undefined}
    >
      {children}
    </div>
  );
}
