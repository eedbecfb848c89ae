/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type {
  CheckRegisterDuplicateSuccess,
  EmptySuccess,
  FindMemberIdSuccess,
  GetAbstractListSuccess,
  GetAnnualFeePaidSuccess,
  GetInfoDetailSuccess,
  GetInfoSuccess,
  GetMemberCompanyInfoSuccess,
  GetMemberEduInfoSuccess,
  GetMemberInfoSuccess,
  GetPastConferencesDetailSuccess,
  GetPastConferencesSuccess,
  GetPayInfoSuccess,
  GetRegisterInfoSuccess,
  GetStudentCertificateSuccess,
  LoginSuccess,
  PgApprovalCallbackSuccess,
  PgReadySuccess,
  RequestTokenSuccess
} from '#src/api/generated/model/index.ts';

import {
  faker
} from '@faker-js/faker/locale/ko';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';


export const getRequestTokenResponseMock = (): RequestTokenSuccess => ({"success":true,"data":{"access_token":"at.0c9be27d41f64e13.member-1024"},"error":null})

export const getLoginResponseMock = (): LoginSuccess => ({"success":true,"data":{"access_token":"at.5d0f6c1b93ae4f27.member-1024","refresh_token":"rt.7f3c1e90a2b84d55.member-1024","member_name":"김가람","member_pk":1024,"member_type":"일반회원"},"error":null})

export const getLogoutResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getSignupResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getCheckJoinDuplicateResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getSendEmailVerificationResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getVerifyCodeResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getFindMemberIdResponseMock = (): FindMemberIdSuccess => ({"success":true,"data":{"member_id":"hanbit01"},"error":null})

export const getFindMemberPasswordResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getResetPwResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getChangePwResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getGetMemberInfoResponseMock = (): GetMemberInfoSuccess => ({"success":true,"data":{"member_info":{"member_type":"일반회원","member_name":"김가람","member_id":"hanbit01","member_en_name":"Garam Kim","member_birth_year":"1985","member_birth_month":"3","member_birth_date":"14","member_gender":"m","member_zipcode":"01234","member_address":"서울특별시 한빛구 은하로 25","member_address_detail":"203동 504호","member_cell":"01000000001","member_email":"hanbit01@mail.example"}},"error":null})

export const getModifyMemberInfoResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getGetMemberCompanyInfoResponseMock = (): GetMemberCompanyInfoSuccess => ({"success":true,"data":{"member_company_info":{"member_company_name":"온새미화장품연구소","member_company_en_name":"Onsaemi Cosmetics Research","member_position":"책임연구원","member_company_tel":"020000000","member_company_zipcode":"05678","member_company_address":"경기도 새빛시 연구로 7","member_company_address_detail":"3층"}},"error":null})

export const getModifyMemberCompanyInfoResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getGetMemberEduInfoResponseMock = (): GetMemberEduInfoSuccess => ({"success":true,"data":{"member_edu_info":[{"member_edu_school":"한울대학교","member_edu_specialty":"화학공학","member_edu_degree":"학사","member_edu_gradation_year":"2008","member_edu_nation":"대한민국"},{"member_edu_school":"한울대학교","member_edu_specialty":"화장품학","member_edu_degree":"석사","member_edu_gradation_year":"2010","member_edu_nation":"대한민국"},{"member_edu_school":"Lakeside University","member_edu_specialty":"Colloid Science","member_edu_degree":"박사","member_edu_gradation_year":"2015","member_edu_nation":"프랑스"}]},"error":null})

export const getModifyMemberEduInfoResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getEnrollStudentCertificateResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getGetStudentCertificateResponseMock = (): GetStudentCertificateSuccess => ({"success":true,"data":{"file_pk":null,"file_name":null,"file_size":null,"member_student_certificate_yn":"false"},"error":null})

export const getGetInfoResponseMock = (): GetInfoSuccess => ({"success":true,"data":{"notice":[{"notice_pk":237,"notice_title":"2025년 제5차 정기총회 및 추계학술대회 사전등록 안내","notice_hit":1284,"notice_enrollment_date":"2025-11-03","notice_image_url":null,"admin_name":"사무국","fixed_yn":"중요","file_path":"/api/files/5001/2025_추계학술대회_프로그램.pdf"},{"notice_pk":236,"notice_title":"학회 사무국 전화 점검에 따른 업무 안내","notice_hit":96,"notice_enrollment_date":"2025-10-30","notice_image_url":null,"admin_name":"사무국","fixed_yn":"일반","file_path":null}],"notice_count":37},"error":null})

export const getGetInfoDetailResponseMock = (): GetInfoDetailSuccess => ({"success":true,"data":{"notice":{"notice_pk":237,"notice_title":"2025년 제5차 정기총회 및 추계학술대회 사전등록 안내","notice_content":"<h3>사전등록 안내</h3><p>사전등록 기간은 <strong>11월 3일(월)부터 11월 14일(금)까지</strong>입니다.</p><ul><li>회원 200,000원</li><li>학생회원 100,000원</li></ul>","notice_enrollment_date":"2025-11-03","notice_hit":1285,"admin_name":"사무국"},"notice_file":[{"file_pk":5001,"file_path":"/api/files/5001/2025_추계학술대회_프로그램.pdf","file_original_name":"2025_추계학술대회_프로그램.pdf","file_size":184320},{"file_pk":5002,"file_path":"/api/files/5002/사전등록_신청서.hwp","file_original_name":"사전등록_신청서.hwp","file_size":32768}],"prev_pk":236,"next_pk":null},"error":null})

export const getSaveForumResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getGetPastConferencesResponseMock = (): GetPastConferencesSuccess => ({"success":true,"data":{"conferences":[{"guide_pk":125,"guide_title":"2025년 제5차 정기총회 및 추계학술대회","guide_enrollment_date":"2025-09-15","guide_hit":2310},{"guide_pk":124,"guide_title":"2025년 춘계학술대회","guide_enrollment_date":"2025-03-20","guide_hit":1874},{"guide_pk":123,"guide_title":"2024년 제4차 정기총회 및 추계학술대회","guide_enrollment_date":"2024-09-12","guide_hit":1502}],"total_count":25},"error":null})

export const getGetPastConferencesDetailResponseMock = (): GetPastConferencesDetailSuccess => ({"success":true,"data":{"conferences":{"guide_title":"2025년 춘계학술대회","guide_enrollment_date":"2025-03-20","guide_hit":1875,"admin_name":"학술위원회","guide_content":"<h3>일시와 장소</h3><p>2025년 5월 23일(금) 09:30~17:30, 한빛회관 대강당</p><h3>주제</h3><ol><li>피부 장벽과 제형</li><li>동물 대체 시험</li></ol>","file":[{"file_pk":5101,"file_path":"/api/files/5101/춘계학술대회_초록집.pdf","file_original_name":"춘계학술대회_초록집.pdf","file_size":3145728},{"file_pk":5102,"file_path":"/api/files/5102/발표자_안내.hwp","file_original_name":"발표자_안내.hwp","file_size":45056}]},"prev_pk":123,"next_pk":125},"error":null})

export const getGetAbstractListResponseMock = (): GetAbstractListSuccess => ({"success":true,"data":{"abstract":[{"abstract_enrollment_date":"2025-10-20","abstract_presentation":"포스터 발표","abstract_approve":"wait","abstract_division":"피부 & 천연물효능 기전 분과","abstract_conference_name":"2025년 제5차 정기총회 및 추계학술대회","file_path":"/api/files/5403-27bc6c510e13b8fe0d356daa92ed97b0/초록_쑥잎추출물.docx"},{"abstract_enrollment_date":"2025-10-17","abstract_presentation":"구두 발표","abstract_approve":"reject","abstract_division":"제형 분과","abstract_conference_name":"2025년 제5차 정기총회 및 추계학술대회","file_path":"/api/files/5402-0ff6f4bbfaf422d4f22d3e2b184c0b1e/abstract_emulsion.doc"},{"abstract_enrollment_date":"2025-10-13","abstract_presentation":"구두 발표","abstract_approve":"approve","abstract_division":"소재 분과","abstract_conference_name":"2025년 제5차 정기총회 및 추계학술대회","file_path":"/api/files/5401-77b8f4d1dca2d16da69b89d4d8f2af01/초록_세라마이드.docx"}],"total_count":3},"error":null})

export const getUploadConferenceAbstractResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getCheckRegisterDuplicateResponseMock = (): CheckRegisterDuplicateSuccess => ({"success":true,"data":{"member_type":"일반회원"},"error":null})

export const getGetRegisterInfoResponseMock = (): GetRegisterInfoSuccess => ({"success":true,"data":{"register_info":[{"pay_info_pk":9012,"pay_info_tran_date":"2025-11-04","pay_info_pay_method":"카드결제","pay_info_goods_name":"2025년 제5차 정기총회 및 추계학술대회"},{"pay_info_pk":8741,"pay_info_tran_date":"2025-05-12","pay_info_pay_method":"무통장입금","pay_info_goods_name":"2025년 춘계학술대회"}],"total_count":2},"error":null})

export const getGetPayInfoResponseMock = (): GetPayInfoSuccess => ({"success":true,"data":{"bank_name":"한빛은행","account_number":"000-000000-00-000","account_holder":"한빛화장품과학회","fees":[{"member_type":"일반회원","annual_fee":200000,"registration_fee":200000},{"member_type":"학생회원","annual_fee":100000,"registration_fee":100000},{"member_type":"특별회원","annual_fee":0,"registration_fee":200000},{"member_type":"명예회원","annual_fee":0,"registration_fee":200000}]},"error":null})

export const getCreateTransferInfoResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getPgReadyResponseMock = (): PgReadySuccess => ({"success":true,"data":{"mbrRefNo":"HB20251105-000317","data":{"nextMobileUrl":"https://pay.hanbit-card.example/m/HB20251105-000317","nextPcUrl":"https://pay.hanbit-card.example/pc/HB20251105-000317","nextAppUrl":"https://pay.hanbit-card.example/app/HB20251105-000317"}},"error":null})

export const getPgApprovalCallbackResponseMock = (): PgApprovalCallbackSuccess => ({"success":true,"data":{"approved":true,"pay_info_pk":9034,"amount":200000},"error":null})

export const getGetAnnualFeePaidResponseMock = (): GetAnnualFeePaidSuccess => ({"success":true,"data":{"member_type":"일반회원","pay_possible":true,"pay_info":[{"pay_info_pk":null,"pay_info_tran_date":null,"pay_info_amt":200000,"pay_info_member_type":"일반회원","pay_info_pay_method":null},{"pay_info_pk":7720,"pay_info_tran_date":"2024-04-02","pay_info_amt":200000,"pay_info_member_type":"일반회원","pay_info_pay_method":"무통장입금"},{"pay_info_pk":6105,"pay_info_tran_date":"2023-03-17","pay_info_amt":200000,"pay_info_member_type":"일반회원","pay_info_pay_method":"카드결제"}]},"error":null})

export const getGetReceiptResponseMock = (): ArrayBuffer => (new ArrayBuffer(faker.number.int({ min: 1, max: 64 })))

export const getGetTransactionResponseMock = (): ArrayBuffer => (new ArrayBuffer(faker.number.int({ min: 1, max: 64 })))

export const getSaveInquiryResponseMock = (): EmptySuccess => ({"success":true,"data":null,"error":null})

export const getFileDownloadResponseMock = (): ArrayBuffer => (new ArrayBuffer(faker.number.int({ min: 1, max: 64 })))


export const getRequestTokenMockHandler = (overrideResponse?: RequestTokenSuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RequestTokenSuccess> | RequestTokenSuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/requestToken', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginMockHandler = (overrideResponse?: LoginSuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginSuccess> | LoginSuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSignupMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/signup', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSignupResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckJoinDuplicateMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/checkJoinDuplicate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckJoinDuplicateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendEmailVerificationMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/sendEmailVerification', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendEmailVerificationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVerifyCodeMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/verifyCode', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFindMemberIdMockHandler = (overrideResponse?: FindMemberIdSuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FindMemberIdSuccess> | FindMemberIdSuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/findMemberId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFindMemberIdResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFindMemberPasswordMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/findMemberPassword', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFindMemberPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetPwMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/resetPw', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPwResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangePwMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/changePw', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePwResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMemberInfoMockHandler = (overrideResponse?: GetMemberInfoSuccess | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMemberInfoSuccess> | GetMemberInfoSuccess), options?: RequestHandlerOptions) => {
  return http.get('*/v1/front/getMemberInfo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMemberInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getModifyMemberInfoMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/modifyMemberInfo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getModifyMemberInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMemberCompanyInfoMockHandler = (overrideResponse?: GetMemberCompanyInfoSuccess | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMemberCompanyInfoSuccess> | GetMemberCompanyInfoSuccess), options?: RequestHandlerOptions) => {
  return http.get('*/v1/front/getMemberCompanyInfo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMemberCompanyInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getModifyMemberCompanyInfoMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/modifyMemberCompanyInfo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getModifyMemberCompanyInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMemberEduInfoMockHandler = (overrideResponse?: GetMemberEduInfoSuccess | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMemberEduInfoSuccess> | GetMemberEduInfoSuccess), options?: RequestHandlerOptions) => {
  return http.get('*/v1/front/getMemberEduInfo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMemberEduInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getModifyMemberEduInfoMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/modifyMemberEduInfo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getModifyMemberEduInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEnrollStudentCertificateMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/enrollStudentCertificate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEnrollStudentCertificateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStudentCertificateMockHandler = (overrideResponse?: GetStudentCertificateSuccess | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetStudentCertificateSuccess> | GetStudentCertificateSuccess), options?: RequestHandlerOptions) => {
  return http.get('*/v1/front/getStudentCertificate', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStudentCertificateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInfoMockHandler = (overrideResponse?: GetInfoSuccess | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetInfoSuccess> | GetInfoSuccess), options?: RequestHandlerOptions) => {
  return http.get('*/v1/front/getInfo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInfoDetailMockHandler = (overrideResponse?: GetInfoDetailSuccess | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetInfoDetailSuccess> | GetInfoDetailSuccess), options?: RequestHandlerOptions) => {
  return http.get('*/v1/front/getInfoDetail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInfoDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveForumMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/saveForum', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveForumResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPastConferencesMockHandler = (overrideResponse?: GetPastConferencesSuccess | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPastConferencesSuccess> | GetPastConferencesSuccess), options?: RequestHandlerOptions) => {
  return http.get('*/v1/front/getPastConferences', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPastConferencesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPastConferencesDetailMockHandler = (overrideResponse?: GetPastConferencesDetailSuccess | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPastConferencesDetailSuccess> | GetPastConferencesDetailSuccess), options?: RequestHandlerOptions) => {
  return http.get('*/v1/front/getPastConferencesDetail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPastConferencesDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAbstractListMockHandler = (overrideResponse?: GetAbstractListSuccess | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetAbstractListSuccess> | GetAbstractListSuccess), options?: RequestHandlerOptions) => {
  return http.get('*/v1/front/getAbstractList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAbstractListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadConferenceAbstractMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/uploadConferenceAbstract', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadConferenceAbstractResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckRegisterDuplicateMockHandler = (overrideResponse?: CheckRegisterDuplicateSuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CheckRegisterDuplicateSuccess> | CheckRegisterDuplicateSuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/checkRegisterDuplicate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckRegisterDuplicateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRegisterInfoMockHandler = (overrideResponse?: GetRegisterInfoSuccess | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetRegisterInfoSuccess> | GetRegisterInfoSuccess), options?: RequestHandlerOptions) => {
  return http.get('*/v1/front/getRegisterInfo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRegisterInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPayInfoMockHandler = (overrideResponse?: GetPayInfoSuccess | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPayInfoSuccess> | GetPayInfoSuccess), options?: RequestHandlerOptions) => {
  return http.get('*/v1/front/getPayInfo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPayInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTransferInfoMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/createTransferInfo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTransferInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPgReadyMockHandler = (overrideResponse?: PgReadySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PgReadySuccess> | PgReadySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/pg/ready', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPgReadyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPgApprovalCallbackMockHandler = (overrideResponse?: PgApprovalCallbackSuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PgApprovalCallbackSuccess> | PgApprovalCallbackSuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/pg/approvalCallback', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPgApprovalCallbackResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAnnualFeePaidMockHandler = (overrideResponse?: GetAnnualFeePaidSuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetAnnualFeePaidSuccess> | GetAnnualFeePaidSuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/getAnnualFeePaid', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAnnualFeePaidResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReceiptMockHandler = (overrideResponse?: ArrayBuffer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArrayBuffer> | ArrayBuffer), options?: RequestHandlerOptions) => {
  return http.get('*/v1/front/getReceipt', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceiptResponseMock();
    return HttpResponse.arrayBuffer(
      binaryBody instanceof ArrayBuffer
        ? binaryBody
        : new ArrayBuffer(0),
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}

export const getGetTransactionMockHandler = (overrideResponse?: ArrayBuffer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArrayBuffer> | ArrayBuffer), options?: RequestHandlerOptions) => {
  return http.get('*/v1/front/getTransaction', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTransactionResponseMock();
    return HttpResponse.arrayBuffer(
      binaryBody instanceof ArrayBuffer
        ? binaryBody
        : new ArrayBuffer(0),
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}

export const getSaveInquiryMockHandler = (overrideResponse?: EmptySuccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess> | EmptySuccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/saveInquiry', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveInquiryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFileDownloadMockHandler = (overrideResponse?: ArrayBuffer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArrayBuffer> | ArrayBuffer), options?: RequestHandlerOptions) => {
  return http.get('*/v1/common/fileDownload', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFileDownloadResponseMock();
    return HttpResponse.arrayBuffer(
      binaryBody instanceof ArrayBuffer
        ? binaryBody
        : new ArrayBuffer(0),
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getApiMock = () => [
  getRequestTokenMockHandler(),
  getLoginMockHandler(),
  getLogoutMockHandler(),
  getSignupMockHandler(),
  getCheckJoinDuplicateMockHandler(),
  getSendEmailVerificationMockHandler(),
  getVerifyCodeMockHandler(),
  getFindMemberIdMockHandler(),
  getFindMemberPasswordMockHandler(),
  getResetPwMockHandler(),
  getChangePwMockHandler(),
  getGetMemberInfoMockHandler(),
  getModifyMemberInfoMockHandler(),
  getGetMemberCompanyInfoMockHandler(),
  getModifyMemberCompanyInfoMockHandler(),
  getGetMemberEduInfoMockHandler(),
  getModifyMemberEduInfoMockHandler(),
  getEnrollStudentCertificateMockHandler(),
  getGetStudentCertificateMockHandler(),
  getGetInfoMockHandler(),
  getGetInfoDetailMockHandler(),
  getSaveForumMockHandler(),
  getGetPastConferencesMockHandler(),
  getGetPastConferencesDetailMockHandler(),
  getGetAbstractListMockHandler(),
  getUploadConferenceAbstractMockHandler(),
  getCheckRegisterDuplicateMockHandler(),
  getGetRegisterInfoMockHandler(),
  getGetPayInfoMockHandler(),
  getCreateTransferInfoMockHandler(),
  getPgReadyMockHandler(),
  getPgApprovalCallbackMockHandler(),
  getGetAnnualFeePaidMockHandler(),
  getGetReceiptMockHandler(),
  getGetTransactionMockHandler(),
  getSaveInquiryMockHandler(),
  getFileDownloadMockHandler()
]
