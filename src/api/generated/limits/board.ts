// Written by `npm run generate` from openapi/. Do not edit.
export const getInfoQueryPageDefault = 1;
export const getInfoQueryPageMax = 2147483647;
export const getInfoQueryRowDefault = 10;
export const getInfoQueryRowMax = 100;
export const getInfoQuerySearchMax = 100;
export const getInfoQuerySearchCategoryDefault = `all`;
export const getInfoDetailQueryInfoPkMax = 2147483647;
export const saveForumBodyForumPkMax = 2147483647;
export const saveForumBodyMemberPkMax = 2147483647;
export const saveForumBodyForumTitleMax = 200;
export const saveForumBodyForumTitleRegExp = new RegExp('\\S', 'u');
export const saveForumBodyForumContentMax = 2000;
export const saveForumBodyForumContentRegExp = new RegExp('\\S', 'u');
export const saveForumBodyFileMax = 10;
export const saveForumBodyDeleteFilePksMax = 109;
export const saveForumBodyDeleteFilePksRegExp = new RegExp('^(\\d{1,10}(,\\d{1,10})*)?$', 'u');
