import { transportRoutes } from '@aylal/routes';
import { ApiError, useLocale, usePageName, useParams, useQuery, useServices, type Screen } from '@aylal/shell';
import { PageContainer } from '@aylal/ui';
import { getTransportQuery } from '../../api/transport-queries.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { MissingTransport, WaitingTransport } from '../transport-states.tsx';
import { TransportDetails } from './transport-details.tsx';
import { loadTransport } from './transport-loader.ts';
import { FailedWhole } from '../../ui/whole/failed-whole.tsx';

/** One car with its driver: what it is, what is in the price, how long the driver waits, and what cancelling costs. */
function TransportScreen() {
  const t = useBusMessages();
  const { id = '' } = useParams();
  const { api } = useServices();
  const found = useQuery(getTransportQuery(api, id, useLocale()));
  usePageName(found.data?.result.title);
  const missing = found.error instanceof ApiError && [400, 404].includes(found.error.statusCode ?? 0);
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom={{ base: '0', lg: '10' }}>
      <BackLink to={transportRoutes.list.to()}>{t('transport.all')}</BackLink>
      {found.data ? (
        <TransportDetails transport={found.data.result} />
      ) : missing ? (
        <MissingTransport />
      ) : found.isError ? (
        <FailedWhole alone title={t('transports.failed')} retry={() => void found.refetch()} />
      ) : (
        <WaitingTransport />
      )}
    </PageContainer>
  );
}

export const screen: Screen = { Component: TransportScreen, title: 'transport.pageTitle', load: loadTransport };
