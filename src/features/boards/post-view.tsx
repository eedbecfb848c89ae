import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { QueryView } from '#src/features/queries/query-view.tsx';
import { SectionBoundary } from '#src/features/queries/section-boundary.tsx';
import type { Target } from '#src/navigation/target.ts';
import { AdjacentPosts } from './adjacent-posts.tsx';
import { toList } from './post-article.style.ts';
import { PostArticle, type ReadPost } from './post-article.tsx';

type PostViewProps<Data, Post extends ReadPost> = {
  query: UseQueryResult<Data, unknown>;
  read: (data: Data) => Post;
  /** Where it is read, for the title of the document. */
  section: string;
  /** What is said where there is no such post. */
  missing: string;
  /** The list that it belongs to. */
  list: Target;
  /** The address of another post beside it. */
  targetOf: (pk: number) => Target;
  isTyped?: boolean;
  actions?: (post: Post) => ReactNode;
};

/** A post that is fetched: while it is under way, when it doesn't come, and with the ways to its neighbours and its list. */
export function PostView<Data, Post extends ReadPost>(props: PostViewProps<Data, Post>) {
  const { query, read, section, missing, list, targetOf, isTyped = false, actions } = props;
  const pathTo = (pk: number | null) => (pk === null ? null : targetOf(pk));
  return (
    <>
      <SectionBoundary onRetry={() => void query.refetch()} dataKey={query.dataUpdatedAt}>
        <p role="status">
          <VisuallyHidden>
            {query.data !== undefined && !query.isError && `${read(query.data).title} 글을 불러왔습니다.`}
          </VisuallyHidden>
        </p>
        <QueryView query={query} missing={missing}>
          {(data) => {
            const post = read(data);
            return (
              <PostArticle post={post} section={section} isTyped={isTyped} actions={actions?.(post)}>
                <AdjacentPosts previous={pathTo(post.prevPk)} next={pathTo(post.nextPk)} />
              </PostArticle>
            );
          }}
        </QueryView>
      </SectionBoundary>
      <ToList target={list} />
    </>
  );
}

/** The way back to a list. */
export function ToList({ target }: { target: Target }) {
  return (
    <p className={toList}>
      <ButtonLink variant="solid" target={target}>
        목록
      </ButtonLink>
    </p>
  );
}
