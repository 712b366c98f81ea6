import { chakra } from '@aylal/ui';

/** Neighbours, the article, a person to talk to: one under another on a phone, the article first. */
export const ArticleColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '10' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '210px minmax(0, 1fr) 280px' },
    '& > nav': { order: { base: '2', lg: '0' } },
    '& > aside': { order: { base: '1', lg: '0' } },
  },
});
