import { Button } from '#src/components/buttons/button.tsx';
import { formatClock, formatMoment } from '#src/lib/time/date.ts';
import { smallNote } from '#src/styles/shared.ts';
import * as style from './draft-notice.style.ts';
import { mayBeOffered } from './form-draft.ts';
import type { DraftControl } from './site-form-context.ts';

/**
 * Offers to restore the draft of an earlier visit. After two ignored offers, it only shows that there is a draft, and
 * announces nothing.
 */
export function DraftOffer({ draft }: { draft: DraftControl }) {
  const { offered } = draft;
  if (offered && !mayBeOffered(offered)) return <StoredDraft draft={draft} savedAt={offered.savedAt} />;
  return (
    <div role="status">
      {offered && (
        <div className={style.offer}>
          <p>작성 중이던 내용이 있습니다. 이어서 작성하시겠습니까?</p>
          <p className={smallNote}>
            <SaveTime savedAt={offered.savedAt} />에 저장되었습니다.
            {offered.files.length > 0 && ` 첨부했던 파일(${offered.files.join(', ')})은 다시 선택해 주세요.`}
          </p>
          <div className={style.actions}>
            <Button variant="solid" onPress={draft.resume}>
              이어서 작성
            </Button>
            <Button variant="danger" onPress={draft.discard}>
              새로 작성
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** Renders a draft that the visitor has ignored: a note with the same actions. */
function StoredDraft({ draft, savedAt }: { draft: DraftControl; savedAt: number }) {
  return (
    <div className={style.stored}>
      <p className={smallNote}>
        <SaveTime savedAt={savedAt} />에 임시 저장된 내용이 있습니다.
      </p>
      <Button variant="quiet" onPress={draft.resume}>
        임시 저장 불러오기
      </Button>
      <Button variant="quiet" onPress={draft.discard}>
        임시 저장 삭제
      </Button>
    </div>
  );
}

const SaveTime = ({ savedAt }: { savedAt: number }) => (
  <time dateTime={new Date(savedAt).toISOString()}>{formatMoment(savedAt)}</time>
);

/** Renders the time of the last save. It is not announced, because it changes during typing. */
export function DraftState({ draft }: { draft: DraftControl }) {
  const { savedAt, lifetime, isElsewhere } = draft;
  return (
    <>
      {savedAt !== null && (
        <p className={smallNote}>
          {lifetime === 'page'
            ? '임시 저장하지 못했습니다. 새로 고치거나 이 창을 닫으면 사라집니다.'
            : `${formatClock(savedAt)} 임시 저장됨${lifetime === 'tab' ? ' (이 창을 닫으면 사라집니다)' : ''}`}
        </p>
      )}
      <div role="status" className={smallNote}>
        {isElsewhere && '다른 탭에서도 같은 양식을 작성하고 있습니다. 임시 저장은 탭마다 따로 됩니다.'}
      </div>
    </>
  );
}
