/** The email domains that the inquiry form offers for selection; visitors can also type one. They are fictional. */
export const inquiryDomains = ['mail.example', 'webmail.example', 'post.example'];

/** The office hours of the secretariat, in Seoul time. */
export const officeHours = '평일 10:00–17:00, 점심시간 12:00–13:00';
