/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
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

import type {
  EmptySuccess,
  Failure,
  GetInfoDetailSuccess,
  GetInfoSuccess,
  LoginSuccess,
  RequestTokenSuccess
} from './model';


export const getRequestTokenResponseMock = (): RequestTokenSuccess | Failure => ({"success":true,"data":{"access_token":"at.0c9be27d41f64e13.member-1024"},"error":null})

export const getLoginResponseMock = (): LoginSuccess | Failure => ({"success":true,"data":{"access_token":"at.5d0f6c1b93ae4f27.member-1024","refresh_token":"rt.7f3c1e90a2b84d55.member-1024","member_name":"김가람","member_pk":1024,"member_type":"일반회원"},"error":null})

export const getLogoutResponseMock = (): EmptySuccess | Failure => ({"success":true,"data":null,"error":null})

export const getGetInfoResponseMock = (): GetInfoSuccess | Failure => ({"success":true,"data":{"notice":[{"notice_pk":237,"notice_title":"2025년 제5차 정기총회 및 추계학술대회 사전등록 안내","notice_hit":1284,"notice_enrollment_date":"2025-11-03","notice_image_url":null,"admin_name":"사무국","fixed_yn":"중요","file_path":"/api/files/5001/2025_추계학술대회_프로그램.pdf"},{"notice_pk":236,"notice_title":"학회 사무국 전화 점검에 따른 업무 안내","notice_hit":96,"notice_enrollment_date":"2025-10-30","notice_image_url":null,"admin_name":"사무국","fixed_yn":"일반","file_path":null}],"notice_count":37},"error":null})

export const getGetInfoDetailResponseMock = (): GetInfoDetailSuccess | Failure => ({"success":true,"data":{"notice":{"notice_pk":237,"notice_title":"2025년 제5차 정기총회 및 추계학술대회 사전등록 안내","notice_content":"<h3>사전등록 안내</h3><p>사전등록 기간은 <strong>11월 3일(월)부터 11월 14일(금)까지</strong>입니다.</p><ul><li>회원 200,000원</li><li>학생회원 100,000원</li></ul>","notice_enrollment_date":"2025-11-03","notice_hit":1285,"admin_name":"사무국"},"notice_file":[{"file_pk":5001,"file_path":"/api/files/5001/2025_추계학술대회_프로그램.pdf","file_original_name":"2025_추계학술대회_프로그램.pdf","file_size":184320},{"file_pk":5002,"file_path":"/api/files/5002/사전등록_신청서.hwp","file_original_name":"사전등록_신청서.hwp","file_size":32768}],"prev_pk":236,"next_pk":null},"error":null})

export const getFileDownloadResponseMock = (): ArrayBuffer | Failure => (faker.helpers.arrayElement([new ArrayBuffer(faker.number.int({ min: 1, max: 64 })), {"success":false,"data":null,"error":{"code":"44","message":"요청하신 자료를 찾을 수 없습니다."}}]))


export const getRequestTokenMockHandler = (overrideResponse?: RequestTokenSuccess | Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RequestTokenSuccess | Failure> | RequestTokenSuccess | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/requestToken', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginMockHandler = (overrideResponse?: LoginSuccess | Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginSuccess | Failure> | LoginSuccess | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: EmptySuccess | Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmptySuccess | Failure> | EmptySuccess | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/v1/front/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInfoMockHandler = (overrideResponse?: GetInfoSuccess | Failure | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetInfoSuccess | Failure> | GetInfoSuccess | Failure), options?: RequestHandlerOptions) => {
  return http.get('*/v1/front/getInfo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInfoDetailMockHandler = (overrideResponse?: GetInfoDetailSuccess | Failure | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetInfoDetailSuccess | Failure> | GetInfoDetailSuccess | Failure), options?: RequestHandlerOptions) => {
  return http.get('*/v1/front/getInfoDetail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInfoDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFileDownloadMockHandler = (overrideResponse?: ArrayBuffer | Failure | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArrayBuffer | Failure> | ArrayBuffer | Failure), options?: RequestHandlerOptions) => {
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
  getGetInfoMockHandler(),
  getGetInfoDetailMockHandler(),
  getFileDownloadMockHandler()
]
