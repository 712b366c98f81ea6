import type { ReactNode } from 'react';
import { RouteLink } from '@aylal/shell';
import { Box, chakra, Flex, Heading, Skeleton } from '@aylal/ui';
import { DrawnPicture } from '../news/drawn-picture.tsx';

export interface HomeCardsProps {
  readonly id: string;
  readonly title: string;
  /** The way to all of them, beside the title. */
  readonly more?: ReactNode;
  /** Null while they are on their way. */
  readonly cards: readonly { key: string; to: string; picture: string; content: ReactNode }[] | null;
}

/** A titled row of three cards that lead somewhere, in boxes of the same size while they wait. */
export function HomeCards({ id, title, more, cards }: HomeCardsProps) {
  return (
    <section aria-labelledby={id}>
      <Flex justifyContent="space-between" alignItems="center" gap="4" minHeight="11" marginBottom="1">
        <Heading as="h2" size="h2" id={id}>
          {title}
        </Heading>
        {more}
      </Flex>
      <List>
        {cards
          ? cards.map(({ key, to, picture, content }) => (
              <li key={key}>
                <Card to={to} pictured={picture !== ''}>
                  {picture !== '' && (
                    <Box position="relative" height={{ md: '140px' }}>
                      <DrawnPicture url={picture} />
                    </Box>
                  )}
                  <Box padding="4">{content}</Box>
                </Card>
              </li>
            ))
          : ['a', 'b', 'c'].map((key) => (
              <Skeleton as="li" key={key} height={{ base: '98px', md: '236px' }} borderRadius="lg" />
            ))}
      </List>
    </section>
  );
}

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  },
});

const Card = chakra(RouteLink, {
  base: {
    display: 'grid',
    overflow: 'hidden',
    height: 'full',
    minHeight: '96px',
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    _hover: { borderColor: 'border.control' },
  },
  variants: {
    // Beside the words on a phone, over them where three stand in a row.
    pictured: {
      true: { gridTemplateColumns: { base: '112px minmax(0, 1fr)', md: '1fr' }, gridTemplateRows: { md: 'auto 1fr' } },
    },
  },
});
