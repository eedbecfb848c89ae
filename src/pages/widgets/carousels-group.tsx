import { CarouselTrack } from '#src/components/carousel/carousel-track.tsx';
import { Specimen, Widget } from './specimen.tsx';

const organisationItems = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `item-${index}`, content: <p>{index + 1}번째 기관</p> }));

export function CarouselsGroup() {
  return (
    <Widget title="돌아가는 줄" isWide>
      <Specimen label="아홉">
        <CarouselTrack label="아홉 기관" items={organisationItems(9)} interval={3000} />
      </Specimen>
      <Specimen label="하나">
        <CarouselTrack label="한 기관" items={organisationItems(1)} interval={3000} />
      </Specimen>
    </Widget>
  );
}
