// Written by `npm run generate` from openapi/. Do not edit.
/** Text, a number or a truth value. */
export const scalar = 's';

/** The same, or null. */
export const nullable = 'n';

/**
 * The shape of a response. A list with one entry: a list of such items. A list with several entries: one of these
 * objects. An object: its properties; the name of an optional property ends with a question mark.
 */
export type Shape = typeof scalar | typeof nullable | readonly Shape[] | { readonly [name: string]: Shape };

const requestTokenData: Shape = { access_token: scalar };
const loginData: Shape = { access_token: scalar, refresh_token: scalar, member_name: scalar, member_pk: scalar, member_type: scalar };
const findMemberIdData: Shape = { member_id: nullable };
const memberInfo: Shape = { member_type: nullable, member_name: scalar, member_id: scalar, member_en_name: nullable, member_birth_year: nullable, member_birth_month: nullable, member_birth_date: nullable, member_gender: nullable, member_zipcode: nullable, member_address: nullable, member_address_detail: nullable, member_cell: nullable, member_email: nullable };
const getMemberInfoData: Shape = { member_info: memberInfo };
const memberCompanyInfo: Shape = { member_company_name: scalar, member_company_en_name: scalar, member_position: scalar, member_company_tel: scalar, member_company_zipcode: scalar, member_company_address: scalar, member_company_address_detail: scalar };
const getMemberCompanyInfoData: Shape = { member_company_info: memberCompanyInfo };
const memberEdu: Shape = { member_edu_school: scalar, member_edu_specialty: scalar, member_edu_degree: scalar, member_edu_gradation_year: scalar, member_edu_nation: scalar };
const getMemberEduInfoData: Shape = { member_edu_info: [memberEdu] };
const studentCertificate: Shape = { file_pk: nullable, file_name: nullable, file_size: nullable, member_student_certificate_yn: scalar };
const noticeItem: Shape = { notice_pk: scalar, notice_title: scalar, notice_hit: nullable, notice_enrollment_date: nullable, 'notice_image_url?': nullable, 'admin_name?': nullable, 'member_name?': nullable, fixed_yn: nullable, 'file_path?': nullable };
const noticeList: Shape = { notice: [noticeItem], notice_count: scalar };
const newsletterItem: Shape = { newsletter_pk: scalar, newsletter_title: scalar, newsletter_hit: nullable, newsletter_enrollment_date: nullable, 'newsletter_image_url?': nullable, 'admin_name?': nullable, 'member_name?': nullable, fixed_yn: nullable, 'file_path?': nullable };
const newsletterList: Shape = { newsletter: [newsletterItem], newsletter_count: scalar };
const trendItem: Shape = { trend_pk: scalar, trend_title: scalar, trend_hit: nullable, trend_enrollment_date: nullable, 'trend_image_url?': nullable, 'admin_name?': nullable, 'member_name?': nullable, fixed_yn: nullable, 'file_path?': nullable };
const trendList: Shape = { trend: [trendItem], trend_count: scalar };
const galleryItem: Shape = { gallery_pk: scalar, gallery_title: scalar, gallery_hit: nullable, gallery_enrollment_date: nullable, 'gallery_image_url?': nullable, 'admin_name?': nullable, 'member_name?': nullable, fixed_yn: nullable, 'file_path?': nullable };
const galleryList: Shape = { gallery: [galleryItem], gallery_count: scalar };
const forumItem: Shape = { forum_pk: scalar, forum_title: scalar, forum_hit: nullable, forum_enrollment_date: nullable, 'forum_image_url?': nullable, 'admin_name?': nullable, 'member_name?': nullable, fixed_yn: nullable, 'file_path?': nullable };
const forumList: Shape = { forum: [forumItem], forum_count: scalar };
const noticePost: Shape = { notice_pk: scalar, notice_title: scalar, notice_content: scalar, notice_enrollment_date: nullable, notice_hit: nullable, 'admin_name?': nullable, 'member_name?': nullable };
const file: Shape = { file_pk: scalar, file_path: scalar, file_original_name: scalar, file_size: scalar };
const noticeDetail: Shape = { notice: noticePost, notice_file: [file], prev_pk: nullable, next_pk: nullable };
const newsletterPost: Shape = { newsletter_pk: scalar, newsletter_title: scalar, newsletter_content: scalar, newsletter_enrollment_date: nullable, newsletter_hit: nullable, 'admin_name?': nullable, 'member_name?': nullable };
const newsletterDetail: Shape = { newsletter: newsletterPost, newsletter_file: [file], prev_pk: nullable, next_pk: nullable };
const trendPost: Shape = { trend_pk: scalar, trend_title: scalar, trend_content: scalar, trend_enrollment_date: nullable, trend_hit: nullable, 'admin_name?': nullable, 'member_name?': nullable };
const trendDetail: Shape = { trend: trendPost, trend_file: [file], prev_pk: nullable, next_pk: nullable };
const galleryPost: Shape = { gallery_pk: scalar, gallery_title: scalar, gallery_content: scalar, gallery_enrollment_date: nullable, gallery_hit: nullable, 'admin_name?': nullable, 'member_name?': nullable };
const galleryDetail: Shape = { gallery: galleryPost, gallery_file: [file], prev_pk: nullable, next_pk: nullable };
const forumPost: Shape = { forum_pk: scalar, forum_title: scalar, forum_content: scalar, forum_enrollment_date: nullable, forum_hit: nullable, 'admin_name?': nullable, 'member_name?': nullable, member_pk: nullable };
const forumDetail: Shape = { forum: forumPost, forum_file: [file], prev_pk: nullable, next_pk: nullable };
const guideItem: Shape = { guide_pk: scalar, guide_title: scalar, guide_enrollment_date: nullable, guide_hit: nullable };
const guideList: Shape = { conferences: [guideItem], total_count: scalar };
const guide: Shape = { guide_title: scalar, guide_enrollment_date: nullable, guide_hit: nullable, admin_name: nullable, guide_content: scalar, file: [file] };
const guideDetail: Shape = { conferences: guide, prev_pk: nullable, next_pk: nullable };
const abstract: Shape = { abstract_enrollment_date: nullable, abstract_presentation: scalar, abstract_approve: scalar, abstract_division: scalar, abstract_conference_name: scalar, file_path: scalar };
const abstractList: Shape = { abstract: [abstract], total_count: scalar };
const registerEligibility: Shape = { member_type: scalar };
const registerInfo: Shape = { pay_info_pk: scalar, pay_info_tran_date: scalar, pay_info_pay_method: scalar, pay_info_goods_name: scalar };
const registerInfoList: Shape = { register_info: [registerInfo], total_count: scalar };
const memberFee: Shape = { member_type: scalar, annual_fee: scalar, registration_fee: scalar };
const payGuide: Shape = { bank_name: scalar, account_number: scalar, account_holder: scalar, fees: [memberFee] };
const pgReadyUrls: Shape = { nextMobileUrl: scalar, nextPcUrl: scalar, nextAppUrl: scalar };
const pgReadyData: Shape = { mbrRefNo: scalar, data: pgReadyUrls };
const pgApproval: Shape = { approved: scalar, pay_info_pk: nullable, amount: scalar };
const payInfo: Shape = { pay_info_pk: nullable, pay_info_tran_date: nullable, pay_info_amt: scalar, pay_info_member_type: nullable, pay_info_pay_method: nullable };
const annualFeePaid: Shape = { member_type: nullable, pay_possible: scalar, pay_info: [payInfo] };

/** The data of each operation's success. An operation that is missing here promises no data. */
export const responseShapes: Readonly<Record<string, Shape>> = {
  '/v1/front/requestToken': requestTokenData,
  '/v1/front/login': loginData,
  '/v1/front/findMemberId': findMemberIdData,
  '/v1/front/getMemberInfo': getMemberInfoData,
  '/v1/front/getMemberCompanyInfo': getMemberCompanyInfoData,
  '/v1/front/getMemberEduInfo': getMemberEduInfoData,
  '/v1/front/getStudentCertificate': studentCertificate,
  '/v1/front/getInfo': [noticeList, newsletterList, trendList, galleryList, forumList],
  '/v1/front/getInfoDetail': [noticeDetail, newsletterDetail, trendDetail, galleryDetail, forumDetail],
  '/v1/front/getPastConferences': guideList,
  '/v1/front/getPastConferencesDetail': guideDetail,
  '/v1/front/getAbstractList': abstractList,
  '/v1/front/checkRegisterDuplicate': registerEligibility,
  '/v1/front/getRegisterInfo': registerInfoList,
  '/v1/front/getPayInfo': payGuide,
  '/v1/front/pg/ready': pgReadyData,
  '/v1/front/pg/approvalCallback': pgApproval,
  '/v1/front/getAnnualFeePaid': annualFeePaid,
};
