import { type DragEvent, type RefObject, useRef, useState } from 'react';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import type { ZoneHandlers } from './drop-handlers.tsx';
import { progressBarCode } from './lazy-progress-bar.tsx';
import { filesInTransfer, hasFiles } from './transferred-files.ts';
import { useWindowFileDrag } from './use-window-file-drag.ts';

/** The code of React Aria's drop handlers. */
export const dropCode = lazyCode(() => import('./drop-handlers.tsx').then(({ DropHandlers }) => DropHandlers), {
  hasStyles: false,
});

type LazyDropOptions = {
  zone: RefObject<HTMLElement | null>;
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
};

/**
 * Loads React Aria's drop handlers when the zone is used or files are dragged into the window. Until then, and if the code
 * fails to load, the zone accepts files without them. After a failure, the next use requests the code again.
 * @returns `dragProps` for the zone, whether an accepted drag is over the zone, the element to render behind the zone, and
 *   a function that loads the code
 */
export function useLazyDrop({ zone, isDisabled, onFiles }: LazyDropOptions) {
  const [DropHandlers, setDropHandlers] = useState<Awaited<ReturnType<typeof dropCode.preload>>>();
  const [isDropTarget, setDropTarget] = useState(false);
  const handlers = useRef<ZoneHandlers>(null);
  const loadDropCode = () => {
    if (DropHandlers) return;
    dropCode.preload().then(
      (loaded) => setDropHandlers(() => loaded),
      () => undefined,
    );
    // The upload needs the progress bar later, which shows nothing if its code fails.
    progressBarCode.preload().catch(() => undefined);
  };
  useWindowFileDrag(loadDropCode);

  /** Accepts a drag with files. The listeners of the window refuse it elsewhere. */
  const acceptFiles = (event: DragEvent<HTMLElement>) => {
    if (isDisabled || !hasFiles(event.dataTransfer)) return false;
    event.preventDefault();
    event.stopPropagation();
    event.dataTransfer.dropEffect = 'copy';
    return true;
  };
  const dragProps: ZoneHandlers = {
    onDragEnter: (event) => {
      if (acceptFiles(event)) handlers.current?.onDragEnter?.(event);
    },
    onDragOver: (event) => {
      if (!acceptFiles(event)) return;
      // React Aria refuses a drag whose start it has not seen, because its code was loaded during the drag.
      if (!isDropTarget) handlers.current?.onDragEnter?.(event);
      handlers.current?.onDragOver?.(event);
    },
    onDragLeave: (event) => handlers.current?.onDragLeave?.(event),
    onDrop: (event) => {
      if (!acceptFiles(event)) return;
      // React Aria leaves out files that have no entry in a file system, such as a picture of another page.
      onFiles(filesInTransfer(event.dataTransfer));
      handlers.current?.onDrop?.(event);
    },
  };
  const dropHandlers = DropHandlers && (
    <DropHandlers zone={zone} isDisabled={isDisabled} handlers={handlers} onTargetChange={setDropTarget} />
  );
  return { dragProps, isDropTarget, dropHandlers, loadDropCode };
}
