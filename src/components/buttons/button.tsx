import { useEffect, useRef } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import * as style from './button.style.ts';

type ButtonProps = Omit<AriaButtonProps, 'className' | 'style'> & {
  /**
   * solid: the main action of a form or dialog. plain: other actions. danger: deletes or discards something. quiet: no box.
   * icon: an icon, which needs an `aria-label`.
   */
  variant?: keyof typeof style.variants;
  className?: string;
};

/** Renders a button. While `isPending` is true the button keeps the focus and ignores presses. */
export function Button({ variant = 'plain', className = '', autoFocus = false, ...props }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // React Aria waits for CSS transitions after Enter on a submit button, and the focus is lost during that time.
    if (autoFocus) button.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return <AriaButton ref={button} className={`${style.base} ${style.variants[variant]} ${className}`} {...props} />;
}
