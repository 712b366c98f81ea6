import { nightPicture } from '@aylal/domain/pictures';
import { chakra } from '@aylal/ui';

/** A picture that says nothing that the words beside it do not; a drawn one has its night in the dark theme. Fills a box that is positioned, cut where that has another shape. */
export function DrawnPicture({ url }: { url: string }) {
  const night = nightPicture(url);
  return (
    <picture>
      {night && <source media="(prefers-color-scheme: dark)" srcSet={night} />}
      <Picture src={url} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}

const Picture = chakra('img', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    objectFit: 'cover',
    objectPosition: '50% 64%',
  },
});
