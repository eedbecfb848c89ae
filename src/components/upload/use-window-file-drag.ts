import { useEffect, useEffectEvent } from 'react';
import { hasFiles } from './transferred-files.ts';

/** Refuses a file. Otherwise the browser would open it, which discards the form. */
function preventFileNavigation(event: DragEvent): void {
  if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * Watches drags with files over the window, and refuses files that no drop zone accepts.
 * @param onEnter called when files are dragged into the window, and again for each element that they enter
 */
export function useWindowFileDrag(onEnter: () => void): void {
  const notifyOfFiles = useEffectEvent(({ dataTransfer }: DragEvent) => {
    if (dataTransfer && hasFiles(dataTransfer)) onEnter();
  });
  useEffect(() => {
    const handleEnter = (event: DragEvent) => notifyOfFiles(event);
    window.addEventListener('dragenter', handleEnter, { capture: true });
    window.addEventListener('dragover', preventFileNavigation);
    window.addEventListener('drop', preventFileNavigation);
    return () => {
      window.removeEventListener('dragenter', handleEnter, { capture: true });
      window.removeEventListener('dragover', preventFileNavigation);
      window.removeEventListener('drop', preventFileNavigation);
    };
  }, []);
}
