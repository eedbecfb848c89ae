import { ExternalLink } from 'lucide-react';
import { AbstractDecision } from '#src/api/generated/model/abstractDecision.ts';
import { AbstractPresentation } from '#src/api/generated/model/abstractPresentation.ts';
import type { Abstract } from '#src/api/generated/model/index.ts';
import { base, variants } from '#src/components/buttons/button.style.ts';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { safeLinkUrl } from '#src/lib/browser/safe-url.ts';
import { formatDate } from '#src/lib/time/date.ts';
import * as style from '#src/pages/society/member-rows.style.ts';
import { note } from '#src/styles/shared.ts';

/**
 * Renders an abstract with the link to its file, which opens in a new tab. A talk also shows whether it was accepted.
 */
export function AbstractRow({ abstract }: { abstract: Abstract }) {
  const { abstract_enrollment_date, abstract_presentation, abstract_division, abstract_conference_name } = abstract;
  const isApproved = abstract.abstract_approve === AbstractDecision.approve;
  const address = safeLinkUrl(abstract.file_path);
  const date = formatDate(abstract_enrollment_date);
  return (
    <li className={style.row}>
      <div>
        <p className={style.facts}>
          <span translate="no">{date}</span>
          <span>{abstract_presentation}</span>
          {abstract_presentation === AbstractPresentation.talk && (
            <span className={style.badge} data-approved={isApproved}>
              {isApproved ? '선정' : '미선정'}
            </span>
          )}
        </p>
        <p className={style.title}>{abstract_division}</p>
        <p className={note}>{abstract_conference_name}</p>
      </div>
      {address && (
        <a href={address} target="_blank" rel="noopener noreferrer" className={`${base} ${variants.plain}`}>
          초록 확인
          <VisuallyHidden>
            , {date} {abstract_division}, 새 창
          </VisuallyHidden>
          <ExternalLink aria-hidden size={16} />
        </a>
      )}
    </li>
  );
}
