import { TriangleAlert, Wrench } from 'lucide-react';
import type { Ref } from 'react';
import { useStateSummary } from './use-request-log.ts';

/** Renders the button that opens the panel. It shows active scenarios and network settings, so that none is forgotten. */
export function Toggle({ ref, onOpen }: { ref: Ref<HTMLButtonElement>; onOpen: () => void }) {
  const { scenarios, problems, network } = useStateSummary();
  return (
    <aside className="corner" aria-label="개발 도구">
      <button
        ref={ref}
        type="button"
        className="toggle"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+Shift+D"
        title="개발 패널 열기 (Ctrl+Shift+D)"
        onClick={onOpen}
      >
        <Wrench aria-hidden size={16} />
        <span>개발 패널</span>
        {scenarios > 0 && <span className="chip">시나리오 {scenarios}</span>}
        {network && <span className="chip">{network}</span>}
        {problems > 0 && (
          <span className="chip" data-tone="danger">
            <TriangleAlert aria-hidden size={12} />
            계약 위반 {problems}
          </span>
        )}
      </button>
    </aside>
  );
}
