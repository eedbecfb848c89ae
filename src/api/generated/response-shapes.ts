// Written by `npm run generate` from openapi/. Do not edit.
/**
 * The types of a response. A text has the JSON types that a value may have, separated by spaces. A list with one entry
 * means a list of such items. A list with several entries means one of these objects. An object has its properties; the
 * name of an optional property ends with a question mark.
 */
export type Shape = string | readonly Shape[] | { readonly [name: string]: Shape };

const requestTokenData = { access_token: 'string' };
const loginData = { access_token: 'string', refresh_token: 'string', member_name: 'string', member_pk: 'integer', member_type: 'string' };
const findMemberIdData = { member_id: 'string null' };
const memberInfo = { member_type: 'string null', member_name: 'string', member_id: 'string', member_en_name: 'string null', member_birth_year: 'string null', member_birth_month: 'string null', member_birth_date: 'string null', member_gender: 'string null', member_zipcode: 'string null', member_address: 'string null', member_address_detail: 'string null', member_cell: 'string null', member_email: 'string null' };
const getMemberInfoData = { member_info: memberInfo };
const memberCompanyInfo = { member_company_name: 'string', member_company_en_name: 'string', member_position: 'string', member_company_tel: 'string', member_company_zipcode: 'string', member_company_address: 'string', member_company_address_detail: 'string' };
const getMemberCompanyInfoData = { member_company_info: memberCompanyInfo };
const memberEdu = { member_edu_school: 'string', member_edu_specialty: 'string', member_edu_degree: 'string', member_edu_gradation_year: 'string', member_edu_nation: 'string' };
const getMemberEduInfoData = { member_edu_info: [memberEdu] };
const studentCertificate = { file_pk: 'integer null', file_name: 'string null', file_size: 'integer null', member_student_certificate_yn: 'string' };
const noticeItem = { notice_pk: 'integer', notice_title: 'string', notice_hit: 'integer null', notice_enrollment_date: 'string null', 'notice_image_url?': 'string null', 'admin_name?': 'string null', 'member_name?': 'string null', fixed_yn: 'string null', 'file_path?': 'string null' };
const noticeList = { notice: [noticeItem], notice_count: 'integer' };
const newsletterItem = { newsletter_pk: 'integer', newsletter_title: 'string', newsletter_hit: 'integer null', newsletter_enrollment_date: 'string null', 'newsletter_image_url?': 'string null', 'admin_name?': 'string null', 'member_name?': 'string null', fixed_yn: 'string null', 'file_path?': 'string null' };
const newsletterList = { newsletter: [newsletterItem], newsletter_count: 'integer' };
const trendItem = { trend_pk: 'integer', trend_title: 'string', trend_hit: 'integer null', trend_enrollment_date: 'string null', 'trend_image_url?': 'string null', 'admin_name?': 'string null', 'member_name?': 'string null', fixed_yn: 'string null', 'file_path?': 'string null' };
const trendList = { trend: [trendItem], trend_count: 'integer' };
const galleryItem = { gallery_pk: 'integer', gallery_title: 'string', gallery_hit: 'integer null', gallery_enrollment_date: 'string null', 'gallery_image_url?': 'string null', 'admin_name?': 'string null', 'member_name?': 'string null', fixed_yn: 'string null', 'file_path?': 'string null' };
const galleryList = { gallery: [galleryItem], gallery_count: 'integer' };
const forumItem = { forum_pk: 'integer', forum_title: 'string', forum_hit: 'integer null', forum_enrollment_date: 'string null', 'forum_image_url?': 'string null', 'admin_name?': 'string null', 'member_name?': 'string null', fixed_yn: 'string null', 'file_path?': 'string null' };
const forumList = { forum: [forumItem], forum_count: 'integer' };
const noticePost = { notice_pk: 'integer', notice_title: 'string', notice_content: 'string', notice_enrollment_date: 'string null', notice_hit: 'integer null', 'admin_name?': 'string null', 'member_name?': 'string null' };
const file = { file_pk: 'integer', file_path: 'string', file_original_name: 'string', file_size: 'integer' };
const noticeDetail = { notice: noticePost, notice_file: [file], prev_pk: 'integer null', next_pk: 'integer null' };
const newsletterPost = { newsletter_pk: 'integer', newsletter_title: 'string', newsletter_content: 'string', newsletter_enrollment_date: 'string null', newsletter_hit: 'integer null', 'admin_name?': 'string null', 'member_name?': 'string null' };
const newsletterDetail = { newsletter: newsletterPost, newsletter_file: [file], prev_pk: 'integer null', next_pk: 'integer null' };
const trendPost = { trend_pk: 'integer', trend_title: 'string', trend_content: 'string', trend_enrollment_date: 'string null', trend_hit: 'integer null', 'admin_name?': 'string null', 'member_name?': 'string null' };
const trendDetail = { trend: trendPost, trend_file: [file], prev_pk: 'integer null', next_pk: 'integer null' };
const galleryPost = { gallery_pk: 'integer', gallery_title: 'string', gallery_content: 'string', gallery_enrollment_date: 'string null', gallery_hit: 'integer null', 'admin_name?': 'string null', 'member_name?': 'string null' };
const galleryDetail = { gallery: galleryPost, gallery_file: [file], prev_pk: 'integer null', next_pk: 'integer null' };
const forumPost = { forum_pk: 'integer', forum_title: 'string', forum_content: 'string', forum_enrollment_date: 'string null', forum_hit: 'integer null', 'admin_name?': 'string null', 'member_name?': 'string null', member_pk: 'integer null' };
const forumDetail = { forum: forumPost, forum_file: [file], prev_pk: 'integer null', next_pk: 'integer null' };
const guideItem = { guide_pk: 'integer', guide_title: 'string', guide_enrollment_date: 'string null', guide_hit: 'integer null' };
const guideList = { conferences: [guideItem], total_count: 'integer' };
const guide = { guide_title: 'string', guide_enrollment_date: 'string null', guide_hit: 'integer null', admin_name: 'string null', guide_content: 'string', file: [file] };
const guideDetail = { conferences: guide, prev_pk: 'integer null', next_pk: 'integer null' };
const abstract = { abstract_enrollment_date: 'string null', abstract_presentation: 'string', abstract_approve: 'string', abstract_division: 'string', abstract_conference_name: 'string', file_path: 'string' };
const abstractList = { abstract: [abstract], total_count: 'integer' };
const registerEligibility = { member_type: 'string' };
const registerInfo = { pay_info_pk: 'integer', pay_info_tran_date: 'string', pay_info_pay_method: 'string', pay_info_goods_name: 'string' };
const transferInfo = { goods_name: 'string', member_type: 'string', amount: 'integer', bank_name: 'string', account_number: 'string', account_holder: 'string', depositor_name: 'string', deposit_until: 'string' };
const registerInfoList = { register_info: [registerInfo], total_count: 'integer', 'transfer_info?': transferInfo };
const memberFee = { member_type: 'string', annual_fee: 'integer', registration_fee: 'integer' };
const payGuide = { bank_name: 'string', account_number: 'string', account_holder: 'string', fees: [memberFee] };
const pgReadyUrls = { nextMobileUrl: 'string', nextPcUrl: 'string', nextAppUrl: 'string' };
const pgReadyData = { mbrRefNo: 'string', data: pgReadyUrls };
const pgApproval = { approved: 'boolean', pay_info_pk: 'integer null', amount: 'integer' };
const payInfo = { pay_info_pk: 'integer null', pay_info_tran_date: 'string null', pay_info_amt: 'integer', pay_info_member_type: 'string null', pay_info_pay_method: 'string null' };
const annualFeePaid = { member_type: 'string null', pay_possible: 'boolean', pay_info: [payInfo], 'transfer_info?': transferInfo };

/** The data of each operation's success. The success of an operation that is missing here has no data. */
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
