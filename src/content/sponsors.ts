/** An organization whose logo the site shows. The logo is the symbol `id` in public/marks.svg (docs/pictures.md). */
export type Mark = { id: string; name: string };

/** 특별후원사 (special sponsors). All are fictional. */
export const sponsors: readonly Mark[] = [
  { id: 'onbitella', name: '온비텔라' },
  { id: 'darumis', name: '다루미스' },
  { id: 'hwaseolgyeol', name: '화설결랩' },
  { id: 'vellomir', name: '벨로미르켐' },
  { id: 'saenkyel', name: '샌결소재' },
  { id: 'oriquel', name: '오리퀠' },
  { id: 'moaderms', name: '모아덤스' },
  { id: 'nuvelkan', name: '누벨칸' },
  { id: 'haebom', name: '해봄유화' },
  { id: 'tessaronic', name: '테사로닉' },
  { id: 'pureundam', name: '푸른담결' },
  { id: 'quenbion', name: '퀜비온' },
  { id: 'solmirae', name: '솔미래켐' },
  { id: 'ganarutec', name: '가나루텍' },
  { id: 'ildoldam', name: '일돌담화학' },
  { id: 'perlunex', name: '페를루넥스' },
  { id: 'dodamicell', name: '도다미셀' },
  { id: 'gyulbit', name: '귤빛연구소' },
  { id: 'arventio', name: '아르벤티오' },
  { id: 'mulgyeol', name: '물결다온' },
  { id: 'xenopliq', name: '제노플리크' },
  { id: 'bomnalis', name: '봄날리스' },
  { id: 'cirquina', name: '서퀴나' },
  { id: 'hansoyu', name: '한소유향' },
  { id: 'lipodelkan', name: '리포델칸' },
  { id: 'yeonsaem', name: '연샘포장' },
];
