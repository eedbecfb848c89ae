import { Button } from '#src/components/buttons/button.tsx';
import { heading } from '#src/components/content/section.style.ts';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { EmptyPanel, LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { abstractDeadlineText, abstractInfo, type ConferenceEvent, noEventText } from '#src/content/conference.ts';
import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import { eventOn } from '#src/features/events/current-event.ts';
import { useEventDay } from '#src/features/events/use-event-day.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.tsx';
import { usePhase } from '#src/lib/hooks/use-seoul-day.ts';
import { screens } from '#src/navigation/screens.ts';
import { screenTarget } from '#src/navigation/target.ts';
import * as style from '#src/pages/society/conference.style.ts';
import { PeriodStatus } from '#src/pages/society/registration/period-status.tsx';
import { note, sideBySide } from '#src/styles/shared.ts';
import { TemplateLinks } from './template-links.tsx';
import { useAbstractUpload } from './use-abstract-upload.ts';

const abstractModalCode = lazyCode(async () => (await import('./abstract-modal.tsx')).AbstractModal);

/** The screen that lists the abstracts of the member. */
const abstractsTarget = screenTarget('ownAbstracts');

const phaseTexts = {
  before: '접수 전입니다.',
  open: '접수 중입니다.',
  after: '접수가 마감되었습니다.',
};

/** Renders the rules and templates for abstracts of the current event, or that there is none. */
export function AbstractInfo() {
  const day = useEventDay();
  return (
    <>
      <SectionHeading title={screens.abstracts.title} />
      {day === null ? <LoadingPanel /> : <AbstractsOnDay day={day} />}
    </>
  );
}

/** Renders the rules on a day. Between two events the member's abstracts stay reachable. */
function AbstractsOnDay({ day }: { day: string }) {
  const checkAccess = useAccessCheck();
  const event = eventOn(day);
  if (event) return <EventAbstracts event={event} />;
  return (
    <EmptyPanel message={noEventText}>
      <ButtonLink target={abstractsTarget} onClick={(event) => checkAccess(event, abstractsTarget)}>
        {screens.ownAbstracts.title}
      </ButtonLink>
    </EmptyPanel>
  );
}

/** Renders the rules and templates, the upload button and the link to the member's abstracts. */
function EventAbstracts({ event }: { event: ConferenceEvent }) {
  const upload = useAbstractUpload(event);
  const checkAccess = useAccessCheck();
  const { isOpen } = upload;
  const isOver = usePhase(event.abstracts) === 'after';
  const AbstractModal = useLazyOverlay(abstractModalCode, { isOpen, onFailed: upload.close });
  return (
    <>
      <div className={style.sections}>
        <section aria-labelledby="abstract-basics">
          <h3 id="abstract-basics" className={heading}>
            기본정보
          </h3>
          <div className={style.notice}>
            {abstractInfo.notice.map((text) => (
              <p key={text}>※ {text}</p>
            ))}
          </div>
          <div className={style.actionPanel}>
            <div className={style.period}>
              <p className={note}>초록 등록 마감</p>
              <p className={style.periodText}>{abstractDeadlineText(event)}</p>
              <PeriodStatus window={event.abstracts} texts={phaseTexts} />
            </div>
            <div className={style.actions}>
              <Button variant={isOver ? 'plain' : 'solid'} aria-haspopup="dialog" onPress={upload.start}>
                초록 등록
              </Button>
              <ButtonLink
                variant={isOver ? 'solid' : 'plain'}
                target={abstractsTarget}
                onClick={(event) => checkAccess(event, abstractsTarget)}
              >
                초록 확인
              </ButtonLink>
            </div>
          </div>
        </section>
        <div className={sideBySide}>
          <section aria-labelledby="abstract-rules">
            <h3 id="abstract-rules" className={heading}>
              작성 규정
            </h3>
            <ol className={style.rules}>
              {abstractInfo.rules.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="abstract-templates">
            <h3 id="abstract-templates" className={heading}>
              초록 양식 내려받기
            </h3>
            <TemplateLinks />
          </section>
        </div>
      </div>
      {isOpen && AbstractModal && <AbstractModal upload={upload} />}
    </>
  );
}
