import type { Phase, TimeWindow } from '../../lib/time-window';
import { usePhase } from '../../lib/use-phase';
import * as style from './conference.style';

type WindowStateProps = {
  window: TimeWindow;
  texts: Readonly<Record<Phase, string>>;
};

/** Whether something can be done now. It changes, and is announced, at the second at which that changes. */
export function WindowState({ window, texts }: WindowStateProps) {
  const phase = usePhase(window);
  return (
    <p role="status" className={style.state} data-phase={phase}>
      {phase && texts[phase]}
    </p>
  );
}
