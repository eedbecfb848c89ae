import { ApiError, messageOf } from '../../api/errors';
import { useGetInfoDetail } from '../../api/generated/board';
import type { BoardType, ErrorCode } from '../../api/generated/model';
import { type BoardPost, boardPost } from '../../blocks/board';
import { formatDate } from '../../lib/date';
import { PageTitle } from '../../ui/page-title';
import { RichText } from '../../ui/rich-text';
import { EmptyPanel, ErrorPanel, LoadingPanel } from '../../ui/state-panel';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { Attachments } from './attachments';
import { BackToList } from './back-to-list';
import { Neighbours } from './neighbours';
import * as style from './post-screen.style';

/** The contract's code for a post that doesn't exist. */
const notFound = '44' satisfies ErrorCode;

/** One post from the contract's `getInfoDetail`, with its files and neighbours. */
export function PostScreen({ pk, type, menu }: { pk: number; type: BoardType; menu: string }) {
  const query = useGetInfoDetail(
    { info_pk: pk, type },
    // Each reading counts a hit; coming back to the window is not another reading.
    { query: { refetchOnWindowFocus: false } },
  );
  const post = query.data && boardPost(query.data);
  const missing = query.error instanceof ApiError && query.error.code === notFound;
  return (
    <>
      <p role="status">
        <VisuallyHidden>{post ? `${post.title} 글을 불러왔습니다.` : ''}</VisuallyHidden>
      </p>
      {query.isPending && <LoadingPanel />}
      {missing && <EmptyPanel message="해당 게시글을 찾을 수 없습니다. 삭제되었거나 주소가 바뀌었을 수 있습니다." />}
      {query.isLoadingError && !missing && (
        <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      )}
      {post && !missing && <Post post={post} menu={menu} />}
      <BackToList menu={menu} />
    </>
  );
}

function Post({ post, menu }: { post: BoardPost; menu: string }) {
  return (
    <article>
      <PageTitle parts={[post.title, menu]} />
      <header className={style.head}>
        <h2 className={style.title}>{post.title}</h2>
        <dl className={style.facts}>
          <Fact name="작성일" value={formatDate(post.date)} />
          <Fact name="조회수" value={post.hits.toLocaleString('ko-KR')} />
          <Fact name="작성자" value={post.author ?? '-'} />
        </dl>
      </header>
      <div className={style.content}>
        <RichText html={post.content} />
      </div>
      <Attachments files={post.files} />
      <Neighbours post={post} menu={menu} />
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={style.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
