import { fallbackWidths, type SitePicture } from '#src/content/pictures.ts';
import * as style from './picture.style.ts';

const sources = (name: string, type: 'avif' | 'jpg', widths: readonly number[]) =>
  widths.map((width) => `/pictures/${name}-${width}.${type} ${width}w`).join(', ');

type PictureProps = {
  picture: SitePicture;
  /** How wide it is shown, as in the attribute of that name. */
  sizes?: string;
  /** It stands in the first screen: it is fetched first, and not when it comes near. */
  first?: boolean;
  className?: string;
};

/**
 * One of our pictures, in the size and format that the browser takes. Its place and average color are there before it, so
 * that nothing moves when it comes, and nothing is unreadable when it doesn't.
 */
export function Picture({ picture, sizes = '100vw', first = false, className = '' }: PictureProps) {
  const { name, alt, averageColor, width, height, widths, portrait } = picture;
  const fallbacks = fallbackWidths.filter((one) => widths.includes(one));
  return (
    <picture>
      {portrait && (
        <source
          media="(max-width: 600px) and (orientation: portrait)"
          type="image/avif"
          srcSet={sources(`${name}-upright`, 'avif', portrait.widths)}
          sizes={sizes}
          width={portrait.width}
          height={portrait.height}
        />
      )}
      <source type="image/avif" srcSet={sources(name, 'avif', widths)} sizes={sizes} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: a failure to load is no interaction */}
      <img
        src={`/pictures/${name}-${fallbacks[0]}.jpg`}
        srcSet={sources(name, 'jpg', fallbacks)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        className={`${style.image} ${className}`}
        style={{ backgroundColor: averageColor }}
        // A browser draws a frame around what is missing; the ground behind it says enough.
        onError={({ currentTarget }) => {
          currentTarget.style.visibility = 'hidden';
        }}
      />
    </picture>
  );
}
