import {
  checkRegisterDuplicateCloses,
  checkRegisterDuplicateOpens,
  uploadConferenceAbstractCloses,
} from '#src/api/generated/constants.ts';

/** The title of the current event, which also identifies it in the API. */
export const currentEvent = '2025년 제5차 정기총회 및 추계학술대회';

/** The end of abstract submission in milliseconds since 1970. Abstracts at this time or later are rejected. */
export const abstractDeadline = Date.parse(uploadConferenceAbstractCloses);

/** The registration period in milliseconds since 1970. `closes` is exclusive. */
export const registration = {
  opens: Date.parse(checkRegisterDuplicateOpens),
  closes: Date.parse(checkRegisterDuplicateCloses),
};

/** Returns whether the registration is open at a time in milliseconds since 1970. */
export const isRegistrationOpen = (now: number): boolean => now >= registration.opens && now < registration.closes;
