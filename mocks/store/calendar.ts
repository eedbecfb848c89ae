/** The event that the society prepares, and how it is called everywhere. */
export const currentEvent = '2025년 제5차 정기총회 및 추계학술대회';

/** From this moment on no abstract is taken. */
export const abstractDeadline = Date.parse('2025-10-23T00:00:00+09:00');

/** From when until when registration fees are taken. */
export const registration = {
  opens: Date.parse('2025-11-03T00:00:00+09:00'),
  closes: Date.parse('2025-11-15T00:00:00+09:00'),
};

/** Whether registration fees are taken at a moment; the one that it closes at is past it. */
export const isRegistrationOpen = (now: number): boolean => now >= registration.opens && now < registration.closes;
