import { Carousel } from '#src/components/carousel/carousel.tsx';
import { Specimen, Widget } from './specimen.tsx';

const organisationItems = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `item-${index}`, content: <p>{index + 1}번째 기관</p> }));

export function CarouselsGroup() {
  return (
    <Widget title="돌아가는 줄" isWide>
      <Specimen label="아홉">
        <Carousel label="아홉 기관" items={organisationItems(9)} intervalMs={3000} />
      </Specimen>
      <Specimen label="하나">
        <Carousel label="한 기관" items={organisationItems(1)} intervalMs={3000} />
      </Specimen>
    </Widget>
  );
}
