/** Name and addresses of the society, as the header, the footer and page titles show them. All invented. */
export const society = {
  name: '한빛화장품과학회',
  englishName: 'Hanbit Society of Cosmetic Scientists',
  address: '서울특별시 한빛구 가상로 100, 한빛과학관 5층 (00000)',
  telephone: '02-000-0000',
  fax: '02-000-0001',
  email: 'office@hanbit-cosmetics.example',
  foundedYear: 1968,
  /** Where the site is published; a build for another host names it by SITE_ORIGIN. */
  origin: 'https://www.hanbit-cosmetics.example',
};
