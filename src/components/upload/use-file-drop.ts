import { type DragEvent, type HTMLAttributes, useEffect, useState } from 'react';
import { filesInTransfer, hasFiles } from './transferred-files.ts';

/** The event handlers of a drop zone. */
type ZoneHandlers = Pick<HTMLAttributes<HTMLElement>, 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'>;

/** Refuses a file. Otherwise the browser would open it, which discards the form. */
function refuseFiles(event: globalThis.DragEvent): void {
  if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * Accepts dragged files in a zone, and refuses them elsewhere in the window.
 * @returns the event handlers of the zone, and whether files are over it
 */
export function useFileDrop(
  isDisabled: boolean,
  onFiles: (files: readonly File[]) => void,
): { dragProps: ZoneHandlers; isDropTarget: boolean } {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const types = ['dragover', 'drop'] as const;
    for (const type of types) window.addEventListener(type, refuseFiles);
    return () => {
      for (const type of types) window.removeEventListener(type, refuseFiles);
    };
  }, []);
  const acceptFiles = (event: DragEvent<HTMLElement>) => {
    if (isDisabled || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    // The window would refuse the files.
    event.stopPropagation();
    event.dataTransfer.dropEffect = 'copy';
    setOver(event.type !== 'drop');
    if (event.type === 'drop') onFiles(filesInTransfer(event.dataTransfer));
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  return {
    dragProps: { onDragEnter: acceptFiles, onDragOver: acceptFiles, onDragLeave: leave, onDrop: acceptFiles },
    isDropTarget: isOver && !isDisabled,
  };
}
