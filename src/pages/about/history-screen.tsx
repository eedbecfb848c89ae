import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { AnchorLink } from '#src/components/navigation/anchor-link.tsx';
import { history } from '#src/content/history.ts';
import { scrollToAnchor } from '#src/lib/browser/anchor.ts';
import { useCurrentAnchor } from '#src/lib/hooks/use-current-anchor.ts';
import { screens } from '#src/navigation/screens.ts';
import * as style from './history-screen.style.ts';

const ids = history.map(({ id }) => id);

/**
 * Renders the history of the society by periods. A tab scrolls to its period, and the tab of the visible period is
 * marked.
 */
export function HistoryScreen() {
  const current = useCurrentAnchor(ids);
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it appears; a later change is the layout's
  useEffect(() => {
    scrollToAnchor(hash);
  }, []);
  return (
    <>
      <SectionHeading title={screens.history.title} />
      <div className={style.grid}>
        <nav aria-label="연혁의 시기" className={style.tabs}>
          {history.map(({ id, title }) => (
            <AnchorLink
              key={id}
              anchor={id}
              className={style.tab}
              aria-current={id === current ? 'location' : undefined}
            >
              {title}
            </AnchorLink>
          ))}
        </nav>
        <div>
          {history.map(({ id, title, summary, years }) => (
            <section key={id} aria-labelledby={id} className={style.period}>
              <h3 id={id} tabIndex={-1} className={style.heading}>
                {title}
              </h3>
              <p className={style.summary}>{summary}</p>
              <ol reversed className={style.years}>
                {years.map(({ year, events }) => (
                  <li key={year} className={style.year}>
                    <h4 className={style.number}>{year}</h4>
                    <ul className={style.events}>
                      {events.map((event) => (
                        <li key={event}>{event}</li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
