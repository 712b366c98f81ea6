import type { ReactNode } from 'react';
import type { FlightOrder } from '@aylal/contracts/orders';
import { QueryView, useAccountQuery, WithMessages } from '@aylal/parts';
import { accountRoutes } from '@aylal/routes';
import { RouteLink, useServices } from '@aylal/shell';
import { Heading, PageContainer, Stack, TextLink } from '@aylal/ui';
import { IconArrowLeft } from '@aylal/ui/icons';
import { getFlightOrderQuery } from '../api/get-flight-order-query.ts';
import { type FlightsKey, useFlightsMessages } from '../ui/use-flights-messages.ts';
import { ChangeNotFound, ChangeSignIn, ChangeWaiting } from './change-states.tsx';
import { changeMessages, useChangeMessages } from './change-messages.ts';

export interface ChangeFrameProps {
  readonly title: FlightsKey;
  readonly refNumber: string;
  readonly children: (order: FlightOrder) => ReactNode;
}

/** A page of changing flights: its heading, and the order as it is now before anything else. */
export function ChangeFrame({ title, refNumber, children }: ChangeFrameProps) {
  const t = useFlightsMessages();
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth="820px">
        <WithMessages extra={changeMessages} waiting={<ChangeWaiting />}>
          <BackToOrder refNumber={refNumber} />
          <Heading as="h1" size="h1">
            {t(title)}
          </Heading>
          <OrderToChange refNumber={refNumber}>{children}</OrderToChange>
        </WithMessages>
      </Stack>
    </PageContainer>
  );
}

function BackToOrder({ refNumber }: { refNumber: string }) {
  const t = useChangeMessages();
  return (
    <TextLink asChild display="inline-flex" alignItems="center" gap="2" minHeight="36px">
      <RouteLink to={accountRoutes.order.to({ product: 'flight', refNumber })}>
        <IconArrowLeft size={18} />
        {t('toOrder')}
      </RouteLink>
    </TextLink>
  );
}

function OrderToChange({ refNumber, children }: Pick<ChangeFrameProps, 'refNumber' | 'children'>) {
  const { api } = useServices();
  const { query, signedOut } = useAccountQuery(getFlightOrderQuery(api, refNumber));
  if (signedOut) return <ChangeSignIn onSignedIn={() => void query.refetch()} />;
  return (
    <QueryView query={query} waiting={<ChangeWaiting />} notFound={<ChangeNotFound />}>
      {(order) => (order.product === 'flight' ? children(order) : <ChangeNotFound />)}
    </QueryView>
  );
}
