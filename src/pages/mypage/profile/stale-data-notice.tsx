import { Button } from '#src/components/buttons/button.tsx';
import { stack, warningBox } from '#src/styles/shared.ts';
import type { ServerValues } from './use-server-values.ts';

/** Shows that another window has changed the edited data, and offers to reload it (WCAG 4.1.3). */
export function StaleDataNotice({ isStale, reload }: ServerValues) {
  return (
    <div role="status">
      {isStale && (
        <div className={`${warningBox} ${stack}`}>
          <p>
            이 정보가 다른 창에서 변경되었습니다. 지금 저장하면 변경된 내용 대신 이 화면에 입력한 내용으로 저장됩니다.
          </p>
          <div>
            <Button variant="danger" onPress={reload}>
              입력한 내용을 버리고 변경된 내용 불러오기
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
