import { useGetPastConferencesDetail } from '#src/api/generated/conference.ts';
import { PostView } from '#src/features/boards/post-view.tsx';
import { guideListTarget, guideTarget } from '#src/navigation/target.ts';
import { ShareButton } from '#src/pages/society/sharing/share-button.tsx';
import { guidePost } from './guides.ts';

type GuideScreenProps = {
  pk: number;
  /** The query of the list that it was opened from. */
  list: string | undefined;
  /** Where it is read, for the title of the document. */
  title: string;
};

/** One event guide from the contract's `getPastConferencesDetail`, with its files and neighbours, to be shared. */
export function GuideScreen({ pk, list, title }: GuideScreenProps) {
  const query = useGetPastConferencesDetail(
    { guide_pk: pk },
    // Each reading counts a hit; coming back to the window is not another reading.
    { query: { refetchOnWindowFocus: false } },
  );
  return (
    <PostView
      query={query}
      selectPost={guidePost}
      section={title}
      notFoundText="해당 학술행사를 찾을 수 없습니다. 삭제되었거나 주소가 바뀌었을 수 있습니다."
      listTarget={guideListTarget(list)}
      targetOfPost={(neighbour) => guideTarget(neighbour, list)}
      actions={(guide) => <ShareButton title={guide.title} />}
    />
  );
}
