import { chakra } from '@aylal/ui';
import { IconWorld } from '@aylal/ui/icons';

/** The flag of a country by its two letters; a globe for a region. The words beside it say the same. */
export function CountryMark({ code }: { code: string }) {
  return (
    <Mark aria-hidden>
      {code === '' ? (
        <IconWorld size={22} />
      ) : (
        <Flag src={`/pictures/flags/${code}.svg`} alt="" width={40} height={27} loading="lazy" decoding="async" />
      )}
    </Mark>
  );
}

const Mark = chakra('span', {
  base: { display: 'grid', placeItems: 'center', flex: 'none', width: '40px', height: '40px', color: 'fg.muted' },
});

const Flag = chakra('img', {
  base: {
    display: 'block',
    width: '40px',
    height: '27px',
    objectFit: 'cover',
    borderRadius: '4px',
    bg: 'bg.muted',
    // White flags end where they end.
    boxShadow: '0 0 0 1px var(--aylal-colors-border)',
  },
});
