import { useState } from 'react';
import { DayAndNight } from '@aylal/parts';
import { chakra } from '@aylal/ui';

export interface HotelPictureProps {
  url: string | null;
  /** What is seen; empty where a text beside it says so. */
  alt: string;
  /** The first picture of a page does not wait for its turn. */
  eager?: boolean;
}

/** A picture that fills its box. One that there is not, or that does not load, is the quiet horizon in the same box (look §5). */
export function HotelPicture({ url, alt, eager = false }: HotelPictureProps) {
  const [failed, setFailed] = useState(false);
  if (url === null || failed) return <Horizon alt={alt} />;
  return (
    <DayAndNight url={url}>
      <Picture
        // A picture of a rendered page may have failed before anybody could listen.
        ref={(image: HTMLImageElement | null) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(true);
        }}
        src={url}
        alt={alt}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        onError={() => setFailed(true)}
      />
    </DayAndNight>
  );
}

function Horizon({ alt }: { alt: string }) {
  return (
    <Scene
      viewBox="0 0 240 180"
      preserveAspectRatio="xMidYMax slice"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <chakra.path d="M0 128c40-6 62-26 96-26s52 18 84 18 44-8 60-10v70H0Z" fill="sky.400" opacity="0.45" />
      <chakra.path d="M0 150c46-2 78-18 120-16s76 14 120 8v38H0Z" fill="sky.700" opacity="0.55" />
      <chakra.path d="M60 112a26 26 0 0 1 52 0" fill="none" stroke="goldMark" strokeWidth="2" />
    </Scene>
  );
}

const Picture = chakra('img', {
  base: {
    display: 'block',
    width: 'full',
    height: 'full',
    objectFit: 'cover',
    // A house is not cut at its foot.
    objectPosition: '50% 74%',
    bg: 'bg.muted',
  },
});
const Scene = chakra('svg', { base: { display: 'block', width: 'full', height: 'full', bg: 'accent.subtle' } });
