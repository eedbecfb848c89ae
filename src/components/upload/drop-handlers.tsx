import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect } from 'react';
import { useDrop } from 'react-aria-components/useDrop';

/** The event handlers of a drop zone. */
export type ZoneHandlers = Pick<HTMLAttributes<HTMLElement>, 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'>;

type DropHandlersProps = {
  zone: RefObject<HTMLElement | null>;
  isDisabled: boolean;
  /** Gets the event handlers for the zone. */
  handlers: RefObject<ZoneHandlers | null>;
  /** Receives whether a drag that the zone accepts is over it. */
  onTargetChange: (isDropTarget: boolean) => void;
};

/**
 * Provides an element that is on the page already with React Aria's drop handlers. It must follow the zone in the tree,
 * because React Aria reads the element when it is mounted. `DropZone` of React Aria would add a second tab stop without a
 * visible control, so only its hook is used.
 */
export function DropHandlers({ zone, isDisabled, handlers, onTargetChange }: DropHandlersProps) {
  const { dropProps, isDropTarget } = useDrop({
    ref: zone,
    hasDropButton: true,
    isDisabled,
    getDropOperation: () => 'copy',
  });
  useLayoutEffect(() => {
    handlers.current = dropProps;
    return () => {
      handlers.current = null;
    };
  });
  useEffect(() => onTargetChange(isDropTarget), [isDropTarget, onTargetChange]);
  return null;
}
