type Scale = Record<string, { value: string }>;

const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72,
  80, 96,
];

/** The numeric scale style props know: one step is 4 px (`p="4"` is 16 px). */
export const steps: Scale = Object.fromEntries(STEPS.map((step) => [String(step), { value: `${step / 4}rem` }]));

/** Words and fractions a width or height may be given in. */
export const extents: Scale = {
  full: { value: '100%' },
  min: { value: 'min-content' },
  max: { value: 'max-content' },
  fit: { value: 'fit-content' },
  prose: { value: '68ch' },
  '1/2': { value: '50%' },
  '1/3': { value: '33.333333%' },
  '2/3': { value: '66.666667%' },
  '1/4': { value: '25%' },
  '3/4': { value: '75%' },
  dvw: { value: '100dvw' },
  dvh: { value: '100dvh' },
};
