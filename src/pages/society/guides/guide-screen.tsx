import { useGetPastConferencesDetail } from '#src/api/generated/conference.ts';
import { PostView } from '#src/features/boards/post-view.tsx';
import { guideListTarget, guideTarget } from '#src/navigation/target.ts';
import { CalendarButton } from '#src/pages/society/calendar/calendar-button.tsx';
import { ShareButton } from '#src/pages/society/sharing/share-button.tsx';
import { findGuideEvent } from './guide-event.ts';
import { guideToPost } from './guides.ts';

type GuideScreenProps = {
  pk: number;
  /** The query string of the list from which the guide was opened. */
  list: string | undefined;
  /** The name of the section, for the document title. */
  title: string;
};

/** Renders one event guide (contract: `getPastConferencesDetail`) with its files, adjacent guides and share button. */
export function GuideScreen({ pk, list, title }: GuideScreenProps) {
  const query = useGetPastConferencesDetail(
    { guide_pk: pk },
    // The server counts each request as a view. A return to the window is not another view.
    { query: { refetchOnWindowFocus: false } },
  );
  return (
    <PostView
      query={query}
      selectPost={guideToPost}
      section={title}
      notFoundText="해당 학술행사를 찾을 수 없습니다. 삭제되었거나 주소가 바뀌었을 수 있습니다."
      listTarget={guideListTarget(list)}
      targetOfPost={(neighbour) => guideTarget(neighbour, list)}
      actions={(guide) => {
        const event = findGuideEvent(guide);
        return (
          <>
            {event && <CalendarButton event={event} />}
            <ShareButton title={guide.title} />
          </>
        );
      }}
    />
  );
}
