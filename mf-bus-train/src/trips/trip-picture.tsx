import { chakra } from '@aylal/ui';

/** The land of a trip. It says nothing that the words beside it do not, so it is silent to who hears the page. */
export function TripPicture({ url, eager, wide }: { url: string; eager?: boolean; wide?: boolean }) {
  return (
    <Picture
      src={url}
      alt=""
      decoding="async"
      aspectRatio={wide ? { base: '3 / 2', lg: '4 / 1' } : '2 / 1'}
      // What stands on the ground stays in sight where the sky is cut off.
      objectPosition={wide ? 'center bottom' : undefined}
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}

const Picture = chakra('img', {
  base: { display: 'block', width: 'full', objectFit: 'cover', bg: 'accent.subtle' },
});
