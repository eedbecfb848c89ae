import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { SaveForumBody } from '#src/api/generated/bodies/board.ts';
import { Providers } from '#src/app/providers.tsx';
import { FormTextArea, FormTextField } from '#src/forms/fields/form-field.tsx';
import { fileChoice } from '#src/forms/fields/form-file-uploader.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import { type SiteFormOptions, useSiteForm } from '#src/forms/use-site-form.ts';
import { noFiles } from '#src/lib/files/file-choice.ts';

/** Renders an element inside the providers of the site. */
export const renderInProviders = (element: ReactElement) => render(<Providers>{element}</Providers>);

const postSchema = z.pick(SaveForumBody, { forum_title: true, forum_content: true });
export type Post = { forum_title: string; forum_content: string };

const messages = { forum_title: '제목을 입력해 주세요.', forum_content: { empty: '내용을 입력해 주세요.' } };

/** The options of a form with title and content. */
export const postOptions = (
  options: Partial<SiteFormOptions<Post, unknown, null>> = {},
): SiteFormOptions<Post, unknown, null> => ({
  schema: postSchema,
  messages,
  initial: { forum_title: '', forum_content: '' },
  mode: 'submit',
  operation: null,
  send: vi.fn(async () => null),
  ...options,
});

/** Renders a form with title and content. */
export function PostForm(options: Partial<SiteFormOptions<Post, unknown, null>>) {
  const form = useSiteForm(postOptions(options));
  return (
    <SiteForm form={form} submitText="등록">
      <FormTextField name="forum_title" label="제목" />
      <FormTextArea name="forum_content" label="내용" limit={2000} />
    </SiteForm>
  );
}

/** The schema of a form with a title and files. */
export const filesSchema = z.extend(z.pick(SaveForumBody, { forum_title: true }), { file: fileChoice });
export const filesInitial = { forum_title: '글', file: noFiles };

/** Creates a promise that the test settles. */
export function deferred<T = unknown>() {
  return Promise.withResolvers<T>();
}
