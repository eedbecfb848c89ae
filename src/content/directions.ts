/** The location of the office and the directions to it. All data is fictional. */
export const directions = {
  /** The coordinates in degrees (WGS 84), and the zoom level of the map. */
  mapPosition: { latitude: 37.5, longitude: 127.0, level: 3 },
  /** The URL of the location on the site of a map service. */
  mapUrl: 'https://map.example/hanbit-office',
  routes: [
    {
      title: '지하철',
      lines: [
        '가상선 한빛역 3번 출구로 나와 사거리를 지나 곧장 350 m를 걸으면 왼쪽에 한빛과학관이 있습니다(걸어서 5분).',
        '승강기는 4번 출구 옆에 있습니다. 나와서 횡단보도를 건너면 같은 길입니다.',
      ],
    },
    {
      title: '버스',
      lines: ['한빛과학관 정류장에서 내립니다. 간선 000번, 지선 0000번, 마을버스 한빛00번이 섭니다.'],
    },
    {
      title: '자가용',
      lines: ['한빛과학관 지하 주차장을 이용합니다. 방문한 분께는 두 시간 무료 주차권을 드립니다.'],
    },
    {
      title: '건물 안에서',
      lines: ['정문으로 들어와 왼쪽 승강기로 5층에 내리면 바로 앞이 사무국입니다. 정문과 승강기까지 턱이 없습니다.'],
    },
  ],
} as const;
