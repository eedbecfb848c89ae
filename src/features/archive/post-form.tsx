import { useState } from 'react';
import * as zod from 'zod/mini';
import { SaveForumBody, saveForumBodyFileItemMax, saveForumBodyFileMax } from '../../api/generated/limits/board';
import { getSession } from '../../api/session';
import { useSiteForm } from '../../blocks/use-site-form';
import { fileChoice, noFiles } from '../../lib/file-choice';
import { menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { type EditedPost, postTarget, subScreenTarget } from '../../navigation/target';
import { ButtonLink } from '../../ui/button-link';
import { FormFileUploader } from '../../ui/form-file-uploader';
import { FormRefusal } from '../../ui/form-refusal';
import { FormTextField } from '../../ui/form-text-field';
import { SiteForm } from '../../ui/site-form';
import { ContentField } from './content-field';
import { contentToSend, editableText } from './post-content';
import { failures, messages, texts } from './post-form-texts';
import { createPost, createPostEditing } from './post-sending';
import { StoredPost } from './stored-post';
import { useAfterSave } from './use-after-save';

const schema = zod.extend(zod.pick(SaveForumBody, { forum_title: true, forum_content: true }), { file: fileChoice });

const limits = { size: saveForumBodyFileItemMax, count: saveForumBodyFileMax };

/**
 * The form of the free board, by the contract's `saveForum`. A post that was changed elsewhere since it was opened is
 * not overwritten unseen: what is stored now is shown, and the next press saves. A post whose response was lost is not
 * stored twice.
 * @param post the post that is edited; a new one without it
 */
export function PostForm({ post }: { post?: EditedPost }) {
  const [changed, setChanged] = useState<EditedPost>();
  const [edit] = useState(() => post && createPostEditing(post, setChanged));
  const after = useAfterSave(post?.pk);
  const form = useSiteForm({
    schema,
    messages,
    initial: { forum_title: post?.title ?? '', forum_content: editableText(post?.content ?? ''), file: noFiles },
    mode: 'submit',
    blockedBy: (_, incomplete) => (after.isSaved() ? { message: texts.saved, field: null } : incomplete),
    draft: { key: post ? `post-${post.pk}` : 'post', secretFields: [] },
    send: async ({ forum_title: title, forum_content: typed, file }, call) => {
      const author = getSession()?.profile;
      if (!author) throw new FormRefusal(texts.noMember);
      const fields = { title, content: contentToSend(typed, post?.content), file };
      if (edit) return edit(author, fields, call);
      return createPost(author, fields, call, () => {
        form.shell.submit();
      });
    },
    failures,
    onSuccess: (saved) => after.save(saved === 'now' ? texts.saved : texts.savedEarlier),
  });
  const existing = (changed ?? post)?.files.map((file) => ({
    fileName: file.file_original_name,
    fileSize: file.file_size,
    filePk: file.file_pk,
  }));
  const back = post
    ? postTarget('community', post.pk, menuTitle.forum)
    : subScreenTarget(paths.information, menuTitle.forum);
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
        limits={limits}
        existing={existing}
      />
      {changed && <StoredPost post={changed} />}
    </SiteForm>
  );
}
