import { DayAndNight } from '@aylal/parts';
import { chakra } from '@aylal/ui';

interface TripPictureProps {
  url: string;
  eager?: boolean;
  /** As wide as the page; what stays in sight where the picture is cut: the horizon, or what is on the ground. */
  wide?: 'horizon' | 'ground';
}

const cut = { horizon: '50% 58%', ground: 'center bottom' } as const;
/** In a list: what stands on the ground is not cut at its foot. */
const standing = '50% 78%';

/** The land of a trip. It says nothing that the words beside it do not, so it is silent for screen readers. */
export function TripPicture({ url, eager, wide }: TripPictureProps) {
  return (
    <DayAndNight url={url}>
      <Picture
        src={url}
        alt=""
        decoding="async"
        aspectRatio={wide ? { base: '3 / 2', lg: '4 / 1' } : '2 / 1'}
        objectPosition={wide ? cut[wide] : standing}
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </DayAndNight>
  );
}

const Picture = chakra('img', {
  base: { display: 'block', width: 'full', objectFit: 'cover', bg: 'accent.subtle' },
});
