import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { saveForumFailures } from '#src/api/failures/board.ts';
import { SaveForumBody } from '#src/api/generated/bodies/board.ts';
import { saveForumFileKinds } from '#src/api/generated/constants.ts';
import { BoardType } from '#src/api/generated/model/boardType.ts';
import { getSession } from '#src/api/session.ts';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { FormTextField } from '#src/forms/fields/form-field.tsx';
import { FormFileUploader, fileChoice } from '#src/forms/fields/form-file-uploader.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import { FormSubmitError } from '#src/forms/submit-errors.ts';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import { noFiles } from '#src/lib/files/file-choice.ts';
import { type EditedPost, postTarget, screenTarget } from '#src/navigation/target.ts';
import { ContentField } from './content-field.tsx';
import { contentToSend, editableText } from './post-content.ts';
import { messages, texts } from './post-form-texts.ts';
import { createPost, createPostEditing, type Saved } from './post-sending.ts';
import { StoredPost } from './stored-post.tsx';
import { useAfterSave } from './use-after-save.ts';

const schema = z.extend(z.pick(SaveForumBody, { forum_title: true, forum_content: true }), { file: fileChoice });

/**
 * Renders the form of the free board (contract: saveForum). If somebody else has changed the post since it was opened,
 * the form shows the stored version, and saves at the next press. A post whose response was lost is not stored twice.
 * @param post the post to edit; a new post without it
 */
export function PostForm({ post }: { post?: EditedPost }) {
  const [changed, setChanged] = useState<EditedPost>();
  const [edit] = useState(() => post && createPostEditing(post, setChanged));
  const queryClient = useQueryClient();
  const after = useAfterSave();
  const form = useSiteForm({
    schema,
    messages,
    initial: { forum_title: post?.title ?? '', forum_content: editableText(post?.content ?? ''), file: noFiles },
    mode: 'submit',
    disabledReason: (_, incomplete) => (after.isSaved() ? { message: texts.saved, field: null } : incomplete),
    draft: { key: post ? `post-${post.pk}` : 'post', secretFields: [] },
    operation: 'saveForum',
    send: async ({ forum_title: title, forum_content: typed, file }, request): Promise<Saved> => {
      const author = getSession()?.profile;
      if (!author) throw new FormSubmitError(texts.noMember);
      const fields = { title, content: contentToSend(typed, post?.content), file };
      return (edit ?? createPost)(author, fields, { queryClient, request });
    },
    failures: { codes: saveForumFailures },
    onSuccess: (saved) => after.save(saved === 'now' ? texts.saved : texts.savedEarlier),
  });
  const existing = (changed ?? post)?.files.map((file) => ({
    fileName: file.file_original_name,
    fileSize: file.file_size,
    filePk: file.file_pk,
  }));
  const back = post ? postTarget('community', post.pk, BoardType.forum) : screenTarget(BoardType.forum);
  return (
    <SiteForm
      form={form}
      submitText={post ? '수정' : '등록'}
      label={post ? texts.edit : texts.create}
      actions={<ButtonLink target={back}>취소</ButtonLink>}
    >
      <FormTextField name="forum_title" label="제목" isRequired />
      <ContentField opened={post?.content} />
      <FormFileUploader
        name="file"
        label="첨부파일"
        description={texts.openFiles}
        limits={{ types: saveForumFileKinds }}
        existing={existing}
      />
      {changed && <StoredPost post={changed} />}
    </SiteForm>
  );
}
