import type { ButtonProps } from 'react-aria-components/Button';

/** An option of a select. */
export type SelectOption<Key extends string = string> = { key: Key; text: string };

/** The event handlers with which the list makes the button open it and change the selection. */
export type SelectButtonHandlers = Pick<ButtonProps, 'onPressStart' | 'onPress' | 'onKeyDown'>;

/** The event of a press of the button. */
export type PressEvent = Parameters<NonNullable<ButtonProps['onPress']>>[0];

/** The event of a key on the button. */
export type KeyEvent = Parameters<NonNullable<ButtonProps['onKeyDown']>>[0];
