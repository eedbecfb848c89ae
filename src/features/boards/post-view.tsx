import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { QueryView } from '#src/features/queries/query-view.tsx';
import { SectionBoundary } from '#src/features/queries/section-boundary.tsx';
import type { Target } from '#src/navigation/target.ts';
import { AdjacentPosts } from './adjacent-posts.tsx';
import { toList } from './post.style.ts';
import { PostArticle, type PostData } from './post-article.tsx';

type PostViewProps<Data, Post extends PostData> = {
  query: UseQueryResult<Data, unknown>;
  selectPost: (data: Data) => Post;
  /** The board or section, for the document title. */
  section: string;
  /** The text for a post that does not exist. */
  notFoundText: string;
  /** The list of the post. */
  listTarget: Target;
  /** Returns the target of the previous or next post. */
  targetOfPost: (pk: number) => Target;
  /** Whether the content can be plain text with line breaks. */
  canBePlainText?: boolean;
  /** Renders the buttons beside the post's facts. */
  actions?: (post: Post) => ReactNode;
};

/**
 * Renders a post from its query: loading state, error, and the post with links to the previous and next post. The link to
 * the list appears with the outcome, because the post is higher than its loading state and would move the link.
 */
export function PostView<Data, Post extends PostData>(props: PostViewProps<Data, Post>) {
  const { query, selectPost, section, notFoundText, listTarget, targetOfPost, canBePlainText = false, actions } = props;
  const adjacentTarget = (pk: number | null) => (pk === null ? null : targetOfPost(pk));
  return (
    <>
      <SectionBoundary onRetry={() => void query.refetch()} dataKey={query.dataUpdatedAt}>
        <p role="status">
          <VisuallyHidden>
            {query.data !== undefined && !query.isError && `${selectPost(query.data).title} 글을 불러왔습니다.`}
          </VisuallyHidden>
        </p>
        <QueryView query={query} notFoundText={notFoundText}>
          {(data) => {
            const post = selectPost(data);
            return (
              <PostArticle post={post} section={section} canBePlainText={canBePlainText} actions={actions?.(post)}>
                <AdjacentPosts previous={adjacentTarget(post.prevPk)} next={adjacentTarget(post.nextPk)} />
              </PostArticle>
            );
          }}
        </QueryView>
      </SectionBoundary>
      {!query.isPending && <LinkToList target={listTarget} />}
    </>
  );
}

/** Renders the link from a post back to its list. */
export function LinkToList({ target }: { target: Target }) {
  return (
    <p className={toList}>
      <ButtonLink variant="solid" target={target}>
        목록
      </ButtonLink>
    </p>
  );
}
