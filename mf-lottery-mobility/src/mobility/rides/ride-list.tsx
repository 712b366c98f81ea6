import type { ListedRide } from '@aylal/contracts/mobility';
import { rideRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Flex, LinkButton, Stack } from '@aylal/ui';
import { useRemoteMessages } from '../../ui/use-remote-messages.ts';
import { RideRow } from './ride-row.tsx';

interface RideListProps {
  readonly rides: readonly ListedRide[];
  readonly next: string | null;
  /** The newest rides: none come before them. */
  readonly first: boolean;
}

/** A page of rides with the ways to older and to the newest ones. */
export function RideList({ rides, next, first }: RideListProps) {
  const t = useRemoteMessages();
  return (
    <>
      <Stack as="ul" gap="3" listStyle="none" aria-label={t('rides.title')}>
        {rides.map((ride) => (
          <li key={ride.id}>
            <RideRow ride={ride} />
          </li>
        ))}
      </Stack>
      {(!first || next) && (
        <Flex gap="3" wrap="wrap">
          {!first && (
            <LinkButton asChild variant="outline">
              <RouteLink to={rideRoutes.rides.to()}>{t('rides.newest')}</RouteLink>
            </LinkButton>
          )}
          {next && (
            <LinkButton asChild variant="outline">
              <RouteLink to={rideRoutes.rides.to({}, { before: next })}>{t('rides.older')}</RouteLink>
            </LinkButton>
          )}
        </Flex>
      )}
    </>
  );
}
