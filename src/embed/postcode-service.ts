/** An address from the service. The type R is a street address, J is a lot number address. */
export type FoundAddress = {
  zonecode: string;
  address: string;
  addressType: 'R' | 'J';
  bname: string;
  buildingName: string;
};

type Options = {
  oncomplete: (found: FoundAddress) => void;
  onclose: (state: string) => void;
  width: string;
  height: string;
};

/** The API of the postcode service. */
type Postcode = new (options: Options) => { embed: (element: Element, options: { autoClose: boolean }) => void };

/** Finds the service in its namespace `kakao`, or in `daum`, its namespace until 2026. */
export function findPostcodeService(scope: object): Postcode | undefined {
  for (const name of ['kakao', 'daum']) {
    const namespace: unknown = Reflect.get(scope, name);
    if (typeof namespace === 'object' && namespace !== null && 'Postcode' in namespace)
      return namespace.Postcode as Postcode;
  }
  return undefined;
}
