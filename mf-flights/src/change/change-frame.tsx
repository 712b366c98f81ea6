import type { ReactNode } from 'react';
import type { FlightOrder } from '@aylal/contracts';
import { WithWords } from '@aylal/parts';
import { accountRoutes } from '@aylal/routes';
import { ApiError, RouteLink, useQuery, useServices, useSession } from '@aylal/shell';
import { Heading, PageContainer, Stack, TextLink } from '@aylal/ui';
import { IconArrowLeft } from '@aylal/ui/icons';
import { getFlightOrderQuery } from '../api/get-flight-order-query.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { ChangeFailed, ChangeNotFound, ChangeSignIn, ChangeWaiting } from './change-states.tsx';
import { changeWords, useChangeMessages } from './change-words.ts';

export interface ChangeFrameProps {
  readonly title: string;
  readonly refNumber: string;
  readonly children: (order: FlightOrder) => ReactNode;
}

/** A page of changing flights: its heading, and the order as it stands now before anything else. */
export function ChangeFrame({ title, refNumber, children }: ChangeFrameProps) {
  const t = useFlightsMessages();
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth="820px">
        <WithWords words={changeWords} waiting={<ChangeWaiting />}>
          <BackToOrder refNumber={refNumber} />
          <Heading as="h1" size="h1">
            {t(title)}
          </Heading>
          <OrderToChange refNumber={refNumber}>{children}</OrderToChange>
        </WithWords>
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
  const session = useSession();
  const anonymous = session.status === 'anonymous';
  const order = useQuery({ ...getFlightOrderQuery(api, refNumber), enabled: !anonymous });
  const status = order.error instanceof ApiError ? order.error.statusCode : null;
  if (anonymous || status === 401) return <ChangeSignIn onSignedIn={() => void order.refetch()} />;
  // The provider answers nothing else where flights are asked for.
  if (order.data?.result.product === 'flight') return children(order.data.result);
  if (order.isPending) return <ChangeWaiting />;
  if (status === 404 || status === 400) return <ChangeNotFound />;
  return <ChangeFailed onRetry={() => void order.refetch()} />;
}
