import { UnansweredGate } from '@aylal/booking';
import { bookTransport } from '@aylal/contracts/transports';
import { QueryView, SignInFirst } from '@aylal/parts';
import { useLocale, useParams, useQuery, useServices, useSession, type Screen, useSharedMessages } from '@aylal/shell';
import { PageContainer } from '@aylal/ui';
import { getTransportQuery } from '../../api/transport-queries.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { loadTransport } from '../detail/transport-loader.ts';
import { MissingTransport, WaitingTransport } from '../transport-states.tsx';
import { TransportBookingForm } from './transport-booking-form.tsx';
import { transportDraftKey } from './transport-to-command.ts';

/** When and where the driver comes, and the booking of it. */
function TransportBookingScreen() {
  const { id = '' } = useParams();
  const { api } = useServices();
  const t = useBusMessages();
  const s = useSharedMessages();
  const session = useSession();
  const found = useQuery(getTransportQuery(api, id, useLocale()));
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom={{ base: '0', lg: '10' }}>
      {session.status === 'anonymous' ? (
        <SignInFirst
          reason="booking"
          headingAs="h1"
          size="page"
          title={t('transportBooking.signInTitle')}
          lead={t('transportBooking.signInText')}
          action={s('action.sign_in')}
        />
      ) : (
        <QueryView
          query={found}
          waiting={<WaitingTransport />}
          failed={{ headingAs: 'h1', size: 'page', title: t('transports.failed') }}
          notFound={<MissingTransport />}
        >
          {(transport) =>
            session.status === 'signed-in' ? (
              <UnansweredGate
                key={id}
                operation={bookTransport}
                draftKey={transportDraftKey(transport)}
                heading={t('transportBooking.title')}
              >
                <TransportBookingForm transport={transport} user={session.user} />
              </UnansweredGate>
            ) : (
              <WaitingTransport />
            )
          }
        </QueryView>
      )}
    </PageContainer>
  );
}

export const screen: Screen = {
  Component: TransportBookingScreen,
  title: 'transportBooking.title',
  load: loadTransport,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-transport.ts'),
};
