import { expect, test } from 'vitest';
import { findStatedDay } from '#src/lib/time/stated-day.ts';

test.each([
  ['2025년 5월 23일(금) 09:30~17:30, 한빛회관 대강당', { day: '2025-05-23', start: '09:30', end: '17:30' }],
  ['일시: 2025. 11. 21. 장소: 대강당', { day: '2025-11-21' }],
  ['2025-11-21 (금요일) 오전', { day: '2025-11-21' }],
  ['2025년 11월 21일에 열립니다. 2025년 11월 21일 9:00 개회', { day: '2025-11-21', start: '09:00', end: undefined }],
])('finds the only day that a text states: %s', (text, stated) => {
  expect(findStatedDay(text)).toEqual(stated);
});

test.each([
  '날짜는 추후 안내합니다.',
  '2025년 11월 21일(월)에 열립니다.',
  '2025년 2월 30일에 열립니다.',
  '2025년 5월 23일~24일',
  '2025년 5월 23일 ~ 2025년 5월 24일',
  '2025년 11월 21일(금)에 열립니다. 사전 등록은 11월 3일부터 14일까지입니다.',
  '초록은 2025년 10월 22일까지 접수합니다.',
  '2025년 5월 23일 행사는 연기되었습니다.',
  '2025년 5월 23일부터 3일간',
])('states no day if there is a doubt: %s', (text) => {
  expect(findStatedDay(text)).toBeNull();
});
