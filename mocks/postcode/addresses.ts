/** A search result of the postal-code service. */
export type PostcodeResult = {
  zonecode: string;
  address: string;
  addressType: 'R' | 'J';
  bname: string;
  buildingName: string;
};

const rows: [zonecode: string, address: string, type: 'R' | 'J', bname: string, buildingName: string][] = [
  ['01234', '서울특별시 한빛구 은하로 12', 'R', '은하동', ''],
  ['01235', '서울특별시 한빛구 은하로 34', 'R', '은하동', '은하마루아파트'],
  ['02345', '대전광역시 누리구 샛별로 3', 'R', '샛별동', '누리대학교'],
  ['05678', '경기도 새빛시 연구로 7', 'R', '', '새빛연구단지'],
  ['06789', '강원특별자치도 여울군 솔빛면 가온리 5', 'J', '가온리', ''],
];

/** The postal addresses of the stand-in. All are invented. */
const addresses = rows.map(
  ([zonecode, address, addressType, bname, buildingName]): PostcodeResult => ({
    zonecode,
    address,
    addressType,
    bname,
    buildingName,
  }),
);

/** Returns the postal addresses that contain every word of a text. */
export const searchAddresses = (text: string): PostcodeResult[] => {
  const words = text.normalize('NFC').split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return addresses.filter((result) => {
    const searchText = Object.values(result).join(' ');
    return words.every((word) => searchText.includes(word));
  });
};
