import { QueryView } from '@aylal/parts';
import { transportRoutes } from '@aylal/routes';
import { useLocale, usePageName, useParams, useQuery, useServices, type Screen } from '@aylal/shell';
import { PageContainer } from '@aylal/ui';
import { getTransportQuery } from '../../api/transport-queries.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { MissingTransport, WaitingTransport } from '../transport-states.tsx';
import { TransportDetails } from './transport-details.tsx';
import { loadTransport } from './transport-loader.ts';

/** One car with its driver: what it is, what is in the price, how long the driver waits, and what cancelling costs. */
function TransportScreen() {
  const t = useBusMessages();
  const { id = '' } = useParams();
  const { api } = useServices();
  const found = useQuery(getTransportQuery(api, id, useLocale()));
  usePageName(found.data?.result.title);
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom={{ base: '0', lg: '10' }}>
      <BackLink to={transportRoutes.list.to()}>{t('transport.all')}</BackLink>
      <QueryView
        query={found}
        waiting={<WaitingTransport />}
        failed={{ headingAs: 'h1', size: 'page', title: t('transports.failed') }}
        notFound={<MissingTransport />}
      >
        {(transport) => <TransportDetails transport={transport} />}
      </QueryView>
    </PageContainer>
  );
}

export const screen: Screen = { Component: TransportScreen, title: 'transport.pageTitle', load: loadTransport };
