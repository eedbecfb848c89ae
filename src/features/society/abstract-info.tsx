import { useLoginGate } from '../../blocks/use-login-gate';
import { abstractInfo, conference } from '../../content/conference';
import { conferenceStep, menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { subScreenTarget } from '../../navigation/target';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { SectionHeading } from '../../ui/section-heading';
import { useLate } from '../../ui/use-late';
import * as style from './conference.style';
import { TemplateLinks } from './template-links';
import { useAbstractUpload } from './use-abstract-upload';
import { WindowState } from './window-state';

const loadAbstractModal = async () => (await import('./abstract-modal')).AbstractModal;

const states = {
  before: '접수 전입니다.',
  open: '접수 중입니다.',
  after: '접수가 마감되었습니다.',
};

/** How an abstract is written and sent, with the ways to send one and to those that were sent. */
export function AbstractInfo() {
  const upload = useAbstractUpload();
  const requireLogin = useLoginGate();
  const isOpen = upload.step.name !== 'closed';
  const AbstractModal = useLate(loadAbstractModal, { wanted: isOpen, onLost: upload.close });
  return (
    <>
      <SectionHeading title={menuTitle.abstracts} />
      <div className={style.parts}>
        <section aria-labelledby="abstract-basics">
          <h3 id="abstract-basics" className={style.heading}>
            기본정보
          </h3>
          <div className={style.notice}>
            {abstractInfo.notice.map((text) => (
              <p key={text}>※ {text}</p>
            ))}
          </div>
          <div className={style.act}>
            <div className={style.when}>
              <p className={style.term}>초록 등록 마감</p>
              <p className={style.moment}>{abstractInfo.deadline}</p>
              <WindowState window={conference.abstracts} texts={states} />
            </div>
            <div className={style.actions}>
              <Button look="solid" onPress={upload.start}>
                초록 등록
              </Button>
              <ButtonLink
                target={subScreenTarget(paths.society, menuTitle.abstracts, conferenceStep.abstracts)}
                onClick={(event) => requireLogin() || event.preventDefault()}
              >
                초록 확인
              </ButtonLink>
            </div>
          </div>
        </section>
        <div className={style.pair}>
          <section aria-labelledby="abstract-rules">
            <h3 id="abstract-rules" className={style.heading}>
              작성 규정
            </h3>
            <ol className={style.rules}>
              {abstractInfo.rules.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="abstract-templates">
            <h3 id="abstract-templates" className={style.heading}>
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
