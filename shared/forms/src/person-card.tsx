import type { ReactNode } from 'react';
import { Card, Flex, Grid, Heading } from '@aylal/ui';

export interface PersonCardProps {
  /** Of the heading, which names the card. */
  readonly id: string;
  readonly heading: string;
  /** Beside the heading: what empties the card or takes it away. */
  readonly action?: ReactNode;
  /** Between heading and fields: saved people who fill them with one press. */
  readonly saved: ReactNode;
  /** The fields, two beside each other where there is room. */
  readonly children: ReactNode;
  /** Below the fields, over the whole width. */
  readonly below?: ReactNode;
}

/** One person of a booking. */
export function PersonCard({ id, heading, action, saved, children, below }: PersonCardProps) {
  return (
    <Card padded aria-labelledby={id}>
      <Flex justify="space-between" align="center" wrap="wrap" gap="2">
        <Heading as="h2" size="h3" id={id}>
          {heading}
        </Heading>
        {action}
      </Flex>
      {saved}
      <Grid
        templateColumns={{ base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }}
        gap="4"
        marginTop="3"
        alignItems="start"
      >
        {children}
      </Grid>
      {below}
    </Card>
  );
}
