import { type ReactNode, useEffect, useRef } from 'react';
import * as style from './specimen.style.ts';

/** The attributes by which React Aria marks the states of a pointer or the keyboard. */
const stateAttributes = { hover: 'data-hovered', pressed: 'data-pressed', focus: 'data-focus-visible' } as const;

type SpecimenProps = {
  /** The visible name of the state. */
  label: string;
  /** Shows the state without a pointer or the keyboard. */
  forcedState?: keyof typeof stateAttributes;
  children: ReactNode;
};

/** Renders one widget in one state. */
export function Specimen({ label, forcedState, children }: SpecimenProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!forcedState) return;
    const control = container.current?.querySelector('a, button, input, select, textarea');
    control?.setAttribute(stateAttributes[forcedState], 'true');
  }, [forcedState]);
  return (
    <div className={style.specimen}>
      <p className={style.label}>{label}</p>
      <div ref={container}>{children}</div>
    </div>
  );
}

type WidgetProps = {
  title: string;
  /** Gives each specimen the whole width. */
  isWide?: boolean;
  children: ReactNode;
};

/** Renders the specimens of one widget. */
export function Widget({ title, isWide = false, children }: WidgetProps) {
  return (
    <section className={style.widget}>
      <h3 className={style.title}>{title}</h3>
      <div className={isWide ? style.wide : style.row}>{children}</div>
    </section>
  );
}
