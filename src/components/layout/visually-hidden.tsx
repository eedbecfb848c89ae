import type { ComponentProps } from 'react';
import { VisuallyHidden as AriaVisuallyHidden } from 'react-aria-components/VisuallyHidden';

type VisuallyHiddenProps = Pick<ComponentProps<typeof AriaVisuallyHidden>, 'children' | 'elementType' | 'tabIndex'>;

/** Hides its text visually. Screen readers read it. @param elementType the element to render, by default a `span` */
export function VisuallyHidden({ elementType = 'span', ...props }: VisuallyHiddenProps) {
  return <AriaVisuallyHidden elementType={elementType} {...props} />;
}
