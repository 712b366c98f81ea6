import { UnansweredGate } from '@aylal/booking';
import { bookTransport } from '@aylal/contracts';
import { ApiError, useLocale, useParams, useQuery, useServices, useSession, type Screen } from '@aylal/shell';
import { Button, PageContainer, StatusView } from '@aylal/ui';
import { getTransportQuery } from '../../api/transport-queries.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { loadTransport } from '../detail/transport-loader.ts';
import { MissingTransport, WaitingTransport } from '../transport-states.tsx';
import { TransportBookingForm, transportDraftKey } from './transport-booking-form.tsx';
import { FailedWhole } from '../../ui/whole/failed-whole.tsx';

/** When and where the driver comes, and the booking of it. */
function TransportBookingScreen() {
  const { id = '' } = useParams();
  const { api, session: service } = useServices();
  const t = useBusMessages();
  const session = useSession();
  const found = useQuery(getTransportQuery(api, id, useLocale()));
  const missing = found.error instanceof ApiError && [400, 404].includes(found.error.statusCode ?? 0);
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom={{ base: '0', lg: '10' }}>
      {session.status === 'anonymous' ? (
        <StatusView
          kind="empty"
          headingAs="h1"
          size="page"
          title={t('transportBooking.signInTitle')}
          action={<Button onClick={() => void service.require('booking')}>{t('tripBooking.signIn')}</Button>}
        >
          {t('transportBooking.signInText')}
        </StatusView>
      ) : missing ? (
        <MissingTransport />
      ) : found.isError ? (
        <FailedWhole alone title={t('transports.failed')} retry={() => void found.refetch()} />
      ) : !found.data || session.status !== 'signed-in' ? (
        <WaitingTransport />
      ) : (
        <UnansweredGate
          key={id}
          operation={bookTransport}
          draftKey={transportDraftKey(found.data.result)}
          heading={t('transportBooking.title')}
        >
          <TransportBookingForm transport={found.data.result} user={session.user} />
        </UnansweredGate>
      )}
    </PageContainer>
  );
}

export const screen: Screen = {
  Component: TransportBookingScreen,
  title: 'transportBooking.title',
  load: loadTransport,
};
