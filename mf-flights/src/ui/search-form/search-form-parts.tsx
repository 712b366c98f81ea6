import { chakra } from '@aylal/ui';

/** Places, days, people and the button in a row where there is room; over several towns the trips stand above. */
export const Fields = chakra('div', {
  base: { display: 'grid', gap: '2', alignItems: 'start' },
  variants: {
    towns: {
      true: { gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,20rem) auto' }, justifyContent: 'start' },
      false: {
        gridTemplateColumns: {
          base: 'minmax(0,1fr)',
          lg: 'minmax(0,1.4fr) minmax(0,1fr)',
          // Each of the two days is as wide as its placeholder in the longest language.
          xl: 'minmax(0,2.05fr) minmax(0,1.65fr) minmax(0,0.95fr) auto',
        },
      },
    },
  },
});
