import { useEffect, useRef } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import * as style from './button.style.ts';

type ButtonProps = Omit<AriaButtonProps, 'className' | 'style'> & {
  /** solid: the main action of a form or modal. plain: beside it. quiet: without a box. icon: a picture alone, named by aria-label. */
  variant?: 'solid' | 'plain' | 'quiet' | 'icon';
  className?: string;
};

/** A button with the states of React Aria's. While `isPending` it keeps focus and can't be pressed again. */
export function Button({ variant = 'plain', className = '', autoFocus = false, ...props }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // React Aria would wait for transitions to end after Enter on a form's submit, and the focus is lost meanwhile.
    if (autoFocus) button.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return <AriaButton ref={button} className={`${style.base} ${style.variants[variant]} ${className}`} {...props} />;
}
