/** The email domains that the inquiry form offers for selection, most used first; visitors can also type one. */
export const inquiryDomains = ['naver.com', 'gmail.com', 'hanmail.net'];

/** The office hours of the secretariat, in Seoul time. */
export const officeHours = ['평일 10:00–17:00', '점심시간 12:00–13:00'];
