// Written by `npm run generate` from openapi/. Do not edit.
export const getInfoQueryPageDefault = 1;
export const getInfoQueryPageMax = 2147483647;
export const getInfoQueryRowDefault = 10;
export const getInfoQueryRowMax = 100;
export const getInfoQuerySearchMax = 100;
export const getInfoQuerySearchCategoryDefault = `all`;
export const getInfoDetailQueryInfoPkMax = 2147483647;
