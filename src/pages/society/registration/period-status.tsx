import { usePhase } from '#src/lib/hooks/use-seoul-day.ts';
import type { Phase, TimeWindow } from '#src/lib/time/time-window.ts';
import * as style from '#src/pages/society/conference.style.ts';

type WindowStateProps = {
  window: TimeWindow;
  texts: Readonly<Record<Phase, string>>;
};

/** Renders whether a period is in the future, open or over. The live region announces a change when it happens. */
export function PeriodStatus({ window, texts }: WindowStateProps) {
  const phase = usePhase(window);
  return (
    <p role="status" className={style.phase} data-phase={phase}>
      {phase && texts[phase]}
    </p>
  );
}
