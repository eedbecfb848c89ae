/** The name and contact data of the society for the header, the footer and page titles. All data is fictional. */
export const society = {
  name: '한빛화장품과학회',
  englishName: 'Hanbit Society of Cosmetic Scientists',
  address: '서울특별시 한빛구 가상로 100, 한빛과학관 5층 (00000)',
  telephone: '02-000-0000',
  fax: '02-000-0001',
  email: 'office@hanbit-cosmetics.example',
  foundedYear: 1968,
  /** The origin of the published site. A build for another host sets the environment variable SITE_ORIGIN instead. */
  origin: 'https://www.hanbit-cosmetics.example',
};

/** The picture of pages and posts without one of their own in previews of shared links. */
export const previewPicture = {
  path: '/pictures/droplets-1440.jpg',
  width: 1440,
  height: 810,
  alt: '어두운 바탕에 맺힌 물방울',
};
