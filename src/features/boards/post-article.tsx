import type { ReactNode } from 'react';
import type { File } from '#src/api/generated/model/index.ts';
import { DescriptionList } from '#src/components/content/description-list.tsx';
import { RichText } from '#src/components/content/rich-text.tsx';
import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import { formatDate } from '#src/lib/time/date.ts';
import { Attachments } from './attachments.tsx';
import * as style from './post-article.style.ts';

/** What is read: a post of a board, or an event guide. */
export type ReadPost = {
  title: string;
  /** HTML that is not clean yet. */
  content: string;
  /** YYYY-MM-DD, or null. */
  date: string | null;
  hits: number;
  author: string | null;
  files: readonly File[];
  prevPk: number | null;
  nextPk: number | null;
};

type PostArticleProps = {
  post: ReadPost;
  /** Where it is read, for the title of the document. */
  section: string;
  /** The content may be plain text as a member typed it, with its line breaks. */
  isTyped?: boolean;
  /** What can be done with the post. */
  actions?: ReactNode;
  /** What stands below it. */
  children?: ReactNode;
};

/** A post with its facts, its content in the site's own style, and its files. */
export function PostArticle({ post, section, isTyped = false, actions, children }: PostArticleProps) {
  return (
    <article>
      <DocumentTitle parts={[post.title, section]} />
      <header className={style.head}>
        <h2 className={style.title}>
          <bdi>{post.title}</bdi>
        </h2>
        <div className={style.underTitle}>
          <DescriptionList
            variant="inline"
            items={[
              { name: '작성일', value: formatDate(post.date) },
              { name: '조회수', value: post.hits.toLocaleString('ko-KR') },
              { name: '작성자', value: <bdi>{post.author ?? '-'}</bdi> },
            ]}
          />
          {actions && <div className={style.actions}>{actions}</div>}
        </div>
      </header>
      <div className={style.content}>
        <RichText html={post.content} isTyped={isTyped} />
      </div>
      <Attachments files={post.files} />
      {children}
    </article>
  );
}
