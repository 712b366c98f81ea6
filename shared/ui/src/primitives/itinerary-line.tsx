import { chakra } from '@aylal/ui';

export type ItineraryLineProps = {
  /** Where the stops are, as shares of the way from 0 to 1; the words for them stand beside the line. */
  stops?: readonly number[] | undefined;
  /** Draws itself once: the order page after payment. */
  draw?: boolean | undefined;
};

/** The way from departure to arrival: a thin line, a hollow dot per stop. Decorative, the words say the same. */
export function ItineraryLine({ stops = [], draw }: ItineraryLineProps) {
  return (
    <chakra.span display="block" position="relative" height="9px" marginBlock="2px" aria-hidden>
      <chakra.span
        position="absolute"
        insetInline="0"
        top="4px"
        borderTopWidth="1.5px"
        borderColor="border.control"
        opacity="0.75"
        transformOrigin="left"
        animation={draw ? 'draw var(--aylal-durations-slow) var(--aylal-easings-out)' : undefined}
      />
      <End insetInlineStart="0" bg="fg.subtle" />
      {stops.map((share) => (
        <Stop key={share} style={{ insetInlineStart: `${share * 100}%` }} />
      ))}
      <End insetInlineEnd="0" bg="accent.solid" />
    </chakra.span>
  );
}

const End = chakra('span', {
  base: { position: 'absolute', top: '1.5px', width: '6px', height: '6px', borderRadius: 'full' },
});

const Stop = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    width: '9px',
    height: '9px',
    borderRadius: 'full',
    bg: 'bg',
    borderWidth: '2px',
    borderColor: 'fg.subtle',
    translate: '-50% 0',
  },
});
