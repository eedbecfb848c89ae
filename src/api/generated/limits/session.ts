// Written by `npm run generate` from openapi/. Do not edit.
export const loginBodyMemberIdMax = 100;
export const loginBodyMemberPasswordMax = 100;
