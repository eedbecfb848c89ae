/** A search result of the postal-code service. */
export type PostcodeResult = {
  zonecode: string;
  address: string;
  addressType: 'R' | 'J';
  bname: string;
  buildingName: string;
};

/** The postal addresses of the stand-in. All are invented. */
const addresses: readonly PostcodeResult[] = [
  { zonecode: '01234', address: '서울특별시 한빛구 은하로 12', addressType: 'R', bname: '은하동', buildingName: '' },
  {
    zonecode: '01235',
    address: '서울특별시 한빛구 은하로 34',
    addressType: 'R',
    bname: '은하동',
    buildingName: '은하마루아파트',
  },
  {
    zonecode: '02345',
    address: '대전광역시 누리구 샛별로 3',
    addressType: 'R',
    bname: '샛별동',
    buildingName: '누리대학교',
  },
  { zonecode: '05678', address: '경기도 새빛시 연구로 7', addressType: 'R', bname: '', buildingName: '새빛연구단지' },
  {
    zonecode: '06789',
    address: '강원특별자치도 여울군 솔빛면 가온리 5',
    addressType: 'J',
    bname: '가온리',
    buildingName: '',
  },
];

/** Returns the postal addresses that contain every word of a text. */
export const searchAddresses = (text: string): PostcodeResult[] => {
  const words = text.normalize('NFC').split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return addresses.filter((result) => {
    const searchText = Object.values(result).join(' ');
    return words.every((word) => searchText.includes(word));
  });
};
