import { type ReactNode, useEffect, useRef } from 'react';
import * as style from './specimen.style.ts';

/** States that a pointer or the keyboard brings about, held still here so that they can be seen side by side. */
const held = { hover: 'data-hovered', pressed: 'data-pressed', focus: 'data-focus-visible' } as const;

type SpecimenProps = {
  /** The state, in words. */
  label: string;
  hold?: keyof typeof held;
  children: ReactNode;
};

/** One widget in one state. */
export function Specimen({ label, hold, children }: SpecimenProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hold) place.current?.querySelector('a, button, input, select, textarea')?.setAttribute(held[hold], 'true');
  }, [hold]);
  return (
    <div className={style.specimen}>
      <p className={style.label}>{label}</p>
      <div ref={place}>{children}</div>
    </div>
  );
}

/** The specimens of one widget. @param wide for what needs the whole width */
export function Widget({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={style.widget}>
      <h3 className={style.title}>{title}</h3>
      <div className={wide ? style.wide : style.row}>{children}</div>
    </section>
  );
}
