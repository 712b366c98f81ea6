/** Cards of a list: one beside the other where a phone ends, three on a desktop. */
export const cardColumns = {
  base: 'minmax(0, 1fr)',
  md: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(3, minmax(0, 1fr))',
} as const;
