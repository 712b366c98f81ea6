import { chakra } from '@aylal/ui';

/** A link in the heading of a card whose whole card is pressed: its name is what is seen of it, without the price and the date beside it. */
export const CardLink = chakra('a', {
  base: { color: 'fg', _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' } },
});
