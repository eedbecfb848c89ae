import { showToast } from '#src/components/feedback/toast-store.ts';
import { takeReloadMark } from '#src/lib/browser/new-version.ts';

/** Tells the visitor why the page was loaded again, because a press before the reload has had no effect. */
export function showReloadToast(): void {
  if (takeReloadMark())
    showToast({
      message: '사이트가 새 버전으로 바뀌어 페이지를 다시 불러왔습니다. 한 번 더 눌러 주세요.',
      showTime: 6000,
    });
}
