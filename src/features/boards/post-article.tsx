import { type ReactNode, useEffect } from 'react';
import type { File } from '#src/api/generated/model/index.ts';
import { DescriptionList } from '#src/components/content/description-list.tsx';
import { RichText } from '#src/components/content/rich-text.tsx';
import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import { describePage } from '#src/lib/browser/describe-page.ts';
import { htmlToText } from '#src/lib/html/html-to-text.ts';
import { groupDigits } from '#src/lib/text/digits.ts';
import { formatDate } from '#src/lib/time/date.ts';
import { Attachments } from './attachments.tsx';
import * as style from './post.style.ts';

/** The data of a post of a board, or of an event guide. */
export type PostData = {
  title: string;
  /** HTML that is not sanitised yet. */
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
  post: PostData;
  /** The board or section, for the document title. */
  section: string;
  /** Whether the content can be plain text with line breaks, as a member typed it. */
  canBePlainText?: boolean;
  /** The buttons of the post. */
  actions?: ReactNode;
  /** Rendered below the attachments. */
  children?: ReactNode;
};

/** Renders a post: title, date, hits, author, content and attachments. */
export function PostArticle({ post, section, canBePlainText = false, actions, children }: PostArticleProps) {
  const { content } = post;
  useEffect(() => describePage(htmlToText(content, false)), [content]);
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
              { name: '조회수', value: groupDigits(post.hits) },
              { name: '작성자', value: <bdi translate="no">{post.author ?? '-'}</bdi> },
            ]}
          />
          {actions && <div className={style.actions}>{actions}</div>}
        </div>
      </header>
      <div className={style.content}>
        <RichText html={content} isTyped={canBePlainText} />
      </div>
      <Attachments files={post.files} />
      {children}
    </article>
  );
}
