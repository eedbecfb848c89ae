import { Spinner } from '#src/components/feedback/spinner.tsx';
import { EmptyPanel, ErrorPanel, LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { AppLink } from '#src/navigation/app-link.tsx';
import { paths } from '#src/navigation/paths.ts';
import { Specimen, Widget } from './specimen.tsx';

const ignoreRetry = () => undefined;

export function StatesGroup() {
  return (
    <>
      <Widget title="돌림표">
        <Specimen label="진행 중">
          <Spinner label="견본을 불러오는 중" />
        </Specimen>
      </Widget>
      <Widget title="자리를 대신하는 것" isWide>
        <Specimen label="불러오는 중">
          <LoadingPanel />
        </Specimen>
        <Specimen label="없음">
          <EmptyPanel message="해당 데이터가 없습니다.">
            <AppLink target={{ to: paths.widgets }}>처음으로</AppLink>
          </EmptyPanel>
        </Specimen>
        <Specimen label="오류">
          <ErrorPanel message="서버가 응답하지 않습니다. 잠시 후 다시 시도해 주세요." onRetry={ignoreRetry} />
        </Specimen>
      </Widget>
    </>
  );
}
