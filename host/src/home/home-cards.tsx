import type { ReactNode } from 'react';
import { RouteLink } from '@aylal/shell';
import { chakra, Flex, Heading, Skeleton } from '@aylal/ui';

export interface HomeCardsProps {
  readonly id: string;
  readonly title: string;
  /** The way to all of them, beside the title. */
  readonly more?: ReactNode;
  /** Null while they are on their way. */
  readonly cards: readonly { key: string; to: string; content: ReactNode }[] | null;
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
          ? cards.map(({ key, to, content }) => (
              <li key={key}>
                <Card to={to}>{content}</Card>
              </li>
            ))
          : ['a', 'b', 'c'].map((key) => <Skeleton as="li" key={key} height="96px" borderRadius="lg" />)}
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
    display: 'block',
    height: 'full',
    minHeight: '96px',
    padding: '4',
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    _hover: { borderColor: 'border.control' },
  },
});
