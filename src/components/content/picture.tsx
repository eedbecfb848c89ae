import { fallbackWidths, type SitePicture } from '#src/content/pictures.ts';
import * as style from './picture.style.ts';

const srcSetOf = (name: string, type: 'avif' | 'jpg', widths: readonly number[]) =>
  widths.map((width) => `/pictures/${name}-${width}.${type} ${width}w`).join(', ');

/** A transparent pixel. */
const emptyPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

type PictureProps = {
  picture: SitePicture;
  /** The `sizes` attribute (HTML Standard, `img`). */
  sizes?: string;
  /** Loads the picture at once with high priority, for pictures at the top of a page. */
  isPriority?: boolean;
  /** Loads no file on a phone, where the style sheet hides the picture. */
  isHiddenOnPhone?: boolean;
  className?: string;
};

/**
 * Renders a picture of src/content/pictures.ts in the size and format that the browser prefers. The box has its size
 * and the average color of the picture before the file is loaded, so that the layout does not shift and text stays
 * readable.
 */
export function Picture({
  picture,
  sizes = '100vw',
  isPriority = false,
  isHiddenOnPhone = false,
  className = '',
}: PictureProps) {
  const { name, alt, averageColor, width, height, widths, portrait } = picture;
  const fallbacks = fallbackWidths.filter((one) => widths.includes(one));
  const phone = portrait ? { ...portrait, name: `${name}-upright` } : { name, width, height, widths };
  return (
    <picture>
      {isHiddenOnPhone && <source media="(max-width: 900px)" srcSet={emptyPicture} />}
      {(portrait || isPriority) && !isHiddenOnPhone && (
        <source
          media="(max-width: 600px) and (orientation: portrait)"
          type="image/avif"
          srcSet={srcSetOf(phone.name, 'avif', phone.widths)}
          // The build replaces this list by the smallest file itself where the picture is the largest of a page.
          suppressHydrationWarning
          // Behind its veil, the picture looks the same with half the pixels, and it is painted earlier.
          sizes="60vw"
          width={phone.width}
          height={phone.height}
        />
      )}
      <source type="image/avif" srcSet={srcSetOf(name, 'avif', widths)} sizes={sizes} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: `onError` is no user interaction */}
      <img
        src={`/pictures/${name}-${fallbacks[0]}.jpg`}
        srcSet={srcSetOf(name, 'jpg', fallbacks)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        className={`${style.image} ${className}`}
        style={{ backgroundColor: averageColor }}
        // Hides the frame that a browser draws around a picture that failed to load.
        onError={({ currentTarget }) => {
          currentTarget.style.visibility = 'hidden';
        }}
      />
    </picture>
  );
}
