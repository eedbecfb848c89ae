import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SaveForumBody } from '#src/api/generated/bodies/board.ts';
import { SaveInquiryBody } from '#src/api/generated/bodies/inquiry.ts';
import { ModifyMemberInfoBody } from '#src/api/generated/bodies/member.ts';
import { emptyCompany, emptyEducation } from '#src/features/profile/empty-values.ts';
import { keptFields } from '#src/forms/form-draft.ts';

const source = (file: string) => readFileSync(`src/${file}`, 'utf8');

/** Returns the fields that the source of a form declares secret. */
const secretFields = (file: string) =>
  [...(/secretFields: \[(.*?)\]/s.exec(source(file))?.[1] ?? '').matchAll(/'(.*?)'/g)].map(([, name]) => name ?? '');

/** The fields of each form that stores a draft. */
const drafts: Record<string, Record<string, unknown>> = {
  'pages/archive/post-form.tsx': { ...SaveForumBody.shape },
  'pages/contact/inquiry-form.tsx': { ...SaveInquiryBody.shape },
  'pages/mypage/profile/basic-info-form.tsx': { ...ModifyMemberInfoBody.shape },
  'pages/mypage/profile/company-screen.tsx': { ...emptyCompany },
  'pages/mypage/profile/education-screen.tsx': { education: [emptyEducation] },
};

/** Parameters of the request that are not fields of the form. */
const requestOnlyFields = ['member_pk', 'forum_pk', 'delete_file_pks'];

test('every form declares the fields of its draft and its secret fields', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(pages|features)\//.test(file),
  );
  const forms = files.filter((file) => file.endsWith('.tsx') && /\buse(Site|Profile)Form\(/.test(source(file)));
  const table = forms.sort().map((file) => {
    const fields = drafts[file];
    const hasDraft = /\bdraft: \{|useProfileForm\(/.test(source(file));
    expect(hasDraft, `${file} keeps a draft`).toBe(fields !== undefined);
    if (!fields) return `${file}: no draft`;
    const secret = secretFields(file);
    const stored = keptFields(fields, secret).filter((name) => !requestOnlyFields.includes(name));
    return `${file}: keeps ${stored.join(', ')}; secret: ${secret.join(', ') || 'none'}`;
  });
  expect(table).toMatchInlineSnapshot(`
    [
      "pages/archive/post-form.tsx: keeps forum_title, forum_content, file; secret: none",
      "pages/auth/find-id-page.tsx: no draft",
      "pages/auth/find-password-page.tsx: no draft",
      "pages/auth/login-form.tsx: no draft",
      "pages/auth/new-password-page.tsx: no draft",
      "pages/contact/inquiry-form.tsx: keeps inquiry_name, inquiry_email, inquiry_cell, inquiry_title, inquiry_content, file; secret: none",
      "pages/mypage/account/password-screen.tsx: no draft",
      "pages/mypage/certificate/certificate-form.tsx: no draft",
      "pages/mypage/profile/basic-info-form.tsx: keeps member_en_name, member_birth_year, member_birth_month, member_birth_date, member_gender, member_zipcode, member_address, member_address_detail, member_cell, member_email; secret: none",
      "pages/mypage/profile/company-screen.tsx: keeps member_company_name, member_company_en_name, position_choice, member_position, member_company_tel, member_company_zipcode, member_company_address, member_company_address_detail; secret: none",
      "pages/mypage/profile/education-screen.tsx: keeps education; secret: none",
      "pages/signup/steps/company-step.tsx: no draft",
      "pages/signup/steps/education-step.tsx: no draft",
      "pages/signup/steps/info-step.tsx: no draft",
      "pages/signup/steps/terms-step.tsx: no draft",
    ]
  `);
});
