import type { ReactNode } from 'react';
import { RouteLink } from '@aylal/shell';
import { Flex, Grid, LinkButton, Stack } from '@aylal/ui';
import { LiveRegion } from '@aylal/ui/primitives';
import { cardColumns } from '../card-columns.ts';
import { useBusMessages } from '../use-bus-messages.ts';

/** Cards above this place are seen at once on a desktop. */
export const eagerCards = 3;

export interface CardPagesProps {
  /** How many were found, in words. */
  said: string;
  /** The cards of this page as list items. */
  children: ReactNode;
  page: number;
  pageSize: number;
  count: number;
  /** The address of another page. */
  pageAt: (page: number) => string;
}

/** The cards of a page, and the pages before and after as links. */
export function CardPages({ said, children, page, pageSize, count, pageAt }: CardPagesProps) {
  const t = useBusMessages();
  return (
    <Stack gap="4">
      <LiveRegion>{said}</LiveRegion>
      <Grid as="ul" templateColumns={cardColumns} gap="4" listStyleType="none">
        {children}
      </Grid>
      {count > pageSize && (
        <Flex as="nav" justify="center" gap="3" aria-label={t('trips.pages')}>
          {page > 1 && <PageLink to={pageAt(page - 1)} text={t('trips.before')} />}
          {page * pageSize < count && <PageLink to={pageAt(page + 1)} text={t('trips.after')} />}
        </Flex>
      )}
    </Stack>
  );
}

function PageLink({ to, text }: { to: string; text: string }) {
  return (
    <LinkButton asChild variant="outline">
      <RouteLink to={to}>{text}</RouteLink>
    </LinkButton>
  );
}
