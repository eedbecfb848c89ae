import { useEffect, useState } from 'react';
import { useGetInfoDetail } from '#src/api/generated/board.ts';
import { BoardType } from '#src/api/generated/model/boardType.ts';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { EmptyPanel } from '#src/components/feedback/state-panel.tsx';
import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import { AccessGuard } from '#src/features/access/access-guard.tsx';
import { useSession } from '#src/features/access/use-session.ts';
import { toBoardPost } from '#src/features/boards/board.ts';
import { LinkToList } from '#src/features/boards/post-view.tsx';
import { QueryView } from '#src/features/queries/query-view.tsx';
import { screens } from '#src/navigation/screens.ts';
import { listTarget } from '#src/navigation/target.ts';
import { leaveNumberInHistory, type PostToEdit, usePostToEdit } from './edited-post.ts';
import * as style from './post-form.style.ts';
import { PostForm } from './post-form.tsx';
import { texts } from './post-form-texts.ts';

const list = listTarget(BoardType.forum);

/** Renders the screen that creates or edits a post of the free board. */
export function PostFormScreen({ isNew }: { isNew: boolean }) {
  const title = isNew ? texts.create : texts.edit;
  return (
    <div className={style.column}>
      <DocumentTitle parts={[title, screens.forum.title]} />
      <SectionHeading title={title} />
      <AccessGuard listLink={<LinkToList target={list} />}>{isNew ? <PostForm /> : <EditScreen />}</AccessGuard>
    </div>
  );
}

function EditScreen() {
  const requestedPost = usePostToEdit();
  return <EditedPostForm key={requestedPost.pk} requestedPost={requestedPost} />;
}

/** Renders the form of one post. @param requestedPost the post of the history entry */
function EditedPostForm({ requestedPost }: { requestedPost: PostToEdit }) {
  const [{ pk, passed }] = useState(requestedPost);
  useEffect(leaveNumberInHistory, []);
  if (passed) return <PostForm post={passed} />;
  return pk === null ? <Refused message={texts.noNumber} /> : <FetchedPost pk={pk} />;
}

/** Fetches the post and renders its form. After a reload or in a new tab, no screen has passed the post. */
function FetchedPost({ pk }: { pk: number }) {
  const member = useSession()?.profile?.pk;
  const query = useGetInfoDetail(
    { info_pk: pk, type: BoardType.forum },
    // The form edits the version that it was opened with. A refetch would replace it by a version that the member has not seen.
    { query: { meta: { isSnapshot: true }, refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 0 } },
  );
  return (
    <QueryView query={query} notFoundText={texts.gone}>
      {(data) => {
        const { title, content, files, memberPk } = toBoardPost(data);
        if (memberPk === null || memberPk !== member) return <Refused message={texts.notAuthor} />;
        return <PostForm post={{ pk, title, content, files }} />;
      }}
    </QueryView>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <>
      <EmptyPanel message={message} />
      <LinkToList target={list} />
    </>
  );
}
