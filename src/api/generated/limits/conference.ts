// Written by `npm run generate` from openapi/. Do not edit.
export const getPastConferencesQueryPageDefault = 1;
export const getPastConferencesQueryPageMax = 2147483647;
export const getPastConferencesQueryRowDefault = 10;
export const getPastConferencesQueryRowMax = 100;
export const getPastConferencesDetailQueryGuidePkMax = 2147483647;
export const getAbstractListQueryConferenceNameMax = 100;
export const getAbstractListQueryPageDefault = 1;
export const getAbstractListQueryPageMax = 2147483647;
export const getAbstractListQueryRowDefault = 10;
export const getAbstractListQueryRowMax = 100;
export const getRegisterInfoQueryPageDefault = 1;
export const getRegisterInfoQueryPageMax = 2147483647;
export const getRegisterInfoQueryRowDefault = 10;
export const getRegisterInfoQueryRowMax = 100;
