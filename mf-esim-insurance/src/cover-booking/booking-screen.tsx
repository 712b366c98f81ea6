import { bookInsurance } from '@aylal/contracts/insurance';
import { UnansweredGate } from '@aylal/booking';
import { usePostedField } from '@aylal/forms';
import { QueryView } from '@aylal/parts';
import { insuranceRoutes } from '@aylal/routes';
import {
  RouteLink,
  useLocale,
  useParams,
  useQuery,
  useSearchParams,
  useServices,
  useSession,
  type Screen,
} from '@aylal/shell';
import { Heading, PageContainer, TextLink } from '@aylal/ui';
import { IconArrowLeft } from '@aylal/ui/icons';
import { getInsuranceQuery } from '../api/insurance-queries.ts';
import type { ChosenDays } from '../domain/cover-price.ts';
import { CoverNotFound, CoverSkeleton } from '../ui/cover-states.tsx';
import { CoverSignIn } from '../ui/cover-sign-in.tsx';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { loadCover } from '../api/cover-loader.ts';
import { BookingForm } from './booking-form.tsx';
import { coverDraftKey } from './cover-draft-key.ts';

const nothing = { start: '', end: '', to: '', people: 1 };

/** The booking of a cover: the days of the address, everybody as in the passport. */
function BookingScreen() {
  const t = useEsimMessages();
  const { slug = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { start, end, to, people } = insuranceRoutes.booking.readSearch(search) ?? nothing;
  // A form without scripts sends its days itself.
  const [typedStart, typedEnd] = [usePostedField('start'), usePostedField('end')];
  const days = { start: start || (typedStart ?? ''), end: end || (typedEnd ?? '') };
  const session = useSession();
  const cover = useQuery(getInsuranceQuery(useServices(), slug, useLocale()));
  const choose = (days: ChosenDays, country?: string) => {
    const next = new URLSearchParams(search);
    for (const key of ['start', 'end'] as const)
      if (days[key]) next.set(key, days[key]);
      else next.delete(key);
    if (country) next.set('to', country);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <TextLink asChild display="inline-flex" alignItems="center" gap="2" minHeight="44px">
        <RouteLink to={insuranceRoutes.detail.to({ slug }, { start, end, to })}>
          <IconArrowLeft size={18} />
          {t('cover.booking.back')}
        </RouteLink>
      </TextLink>
      {session.status === 'anonymous' ? (
        <CoverSignIn reason="booking" />
      ) : (
        <QueryView
          query={cover}
          waiting={<CoverSkeleton />}
          failed={{ headingAs: 'h1', title: t('cover.list.failed') }}
          notFound={<CoverNotFound />}
        >
          {(found) =>
            session.status === 'signed-in' ? (
              <UnansweredGate
                operation={bookInsurance}
                draftKey={coverDraftKey(found)}
                heading={t('cover.booking.title')}
              >
                <Heading as="h1" size="h1" marginBottom="4">
                  {t('cover.booking.title')}
                </Heading>
                <BookingForm
                  cover={found}
                  user={session.user}
                  days={days}
                  onDays={choose}
                  destination={to}
                  people={people}
                />
              </UnansweredGate>
            ) : (
              <CoverSkeleton />
            )
          }
        </QueryView>
      )}
    </PageContainer>
  );
}

export const screen: Screen = {
  Component: BookingScreen,
  title: 'cover.booking.title',
  load: loadCover,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-cover.ts'),
};
