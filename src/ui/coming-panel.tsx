import { EmptyPanel } from './state-panel';

/** What stands where a screen is not built yet. */
export function ComingPanel() {
  return <EmptyPanel message="이 화면은 준비 중입니다." />;
}
