import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { saveForumBodyForumContentMax } from '#src/api/generated/bodies/board.ts';
import { FormTextArea } from '#src/forms/fields/form-field.tsx';
import { warningBox } from '#src/styles/shared.ts';
import { formattingOutcome, wouldBeFormatted } from './post-content.ts';
import * as style from './post-form.style.ts';
import { texts } from './post-form-texts.ts';

const notices = { keptWhileUnchanged: texts.formattingKept, tooLongToKeep: texts.formattingLost };

type ContentFieldProps = {
  /** `forum_content` of the edited post; undefined for a new post. */
  opened: string | undefined;
};

/**
 * Renders the content field of a free-board post. A text before the field explains what happens to formatting. While
 * the typed text would be shown as formatting, a message is shown (WCAG 4.1.3).
 */
export function ContentField({ opened }: ContentFieldProps) {
  const noticeId = useId();
  const outcome = opened === undefined ? 'none' : formattingOutcome(opened);
  const isFormatted = outcome !== 'none';
  return (
    <>
      {isFormatted && (
        <p id={noticeId} className={warningBox}>
          {notices[outcome]}
        </p>
      )}
      <div>
        <FormTextArea
          name="forum_content"
          label="내용"
          limit={saveForumBodyForumContentMax}
          rows={14}
          isRequired
          {...(isFormatted ? { 'aria-describedby': noticeId } : {})}
        />
        <FormattingHint opened={opened} />
      </div>
    </>
  );
}

function FormattingHint({ opened }: ContentFieldProps) {
  const typed: unknown = useWatch({ name: 'forum_content' });
  const isShown = typeof typed === 'string' && wouldBeFormatted(typed, opened);
  return (
    <p role="status" className={style.hint}>
      {isShown && texts.wouldBeFormatted}
    </p>
  );
}
