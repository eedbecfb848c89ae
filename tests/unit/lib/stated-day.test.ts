import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { conferenceNameEvents } from '#src/api/generated/constants.ts';
import { setServerDom } from '#src/lib/html/server-dom.ts';
import { findStatedDay } from '#src/lib/time/stated-day.ts';
import { findGuideEvent } from '#src/pages/society/guides/guide-event.ts';

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

const [{ title, day, venue }] = conferenceNameEvents;

test.each([
  [title, '<p>사전 등록은 11월 3일부터 14일까지입니다.</p>', { title, day, venue }],
  [title, '<p>1999년 5월 23일에 열립니다.</p>', null],
  [title, '<p>행사는 연기되었습니다.</p>', null],
  [
    '교육',
    '<p>2025년 5월 23일<br>10:00~12:00</p>',
    { title: '교육', day: '2025-05-23', start: '10:00', end: '12:00', venue: null },
  ],
  ['교육', '<p>날짜는 추후 안내합니다.</p>', null],
])('finds the event of the guide %s with the text %s', (name, content, event) => {
  setServerDom(new JSDOM('', { url: 'https://site.test' }).window);
  expect(findGuideEvent({ title: name, content })).toEqual(event);
});
