/** The domains of the inquiry form's e-mail address, besides typing one. They belong to nobody. */
export const inquiryDomains = ['mail.example', 'webmail.example', 'post.example'];

/** When the secretariat answers, in Seoul. */
export const officeHours = '평일 10:00–17:00, 점심시간 12:00–13:00';
