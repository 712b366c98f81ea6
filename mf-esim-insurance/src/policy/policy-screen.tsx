import { QueryView, useAccountQuery, WaitingBoxes } from '@aylal/parts';
import { accountRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useParams, useServices, type Screen } from '@aylal/shell';
import { PageContainer, Stack, TextLink } from '@aylal/ui';
import { IconArrowLeft } from '@aylal/ui/icons';
import { getInsurancePolicyQuery } from '../api/insurance-queries.ts';
import { CoverSignIn } from '../ui/cover-sign-in.tsx';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { PolicyNotThere } from './policy-not-there.tsx';
import { PolicyPaper } from './policy-paper.tsx';

/** The policy of an order, for its owner alone, as it is printed for a visa or a doctor. */
function PolicyScreen() {
  const t = useEsimMessages();
  const { refNumber = '' } = useParams();
  const { query, signedOut } = useAccountQuery(getInsurancePolicyQuery(useServices(), refNumber, useLocale()));
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4" maxWidth="820px">
        <TextLink
          asChild
          data-print="hide"
          display="inline-flex"
          alignItems="center"
          gap="2"
          minHeight="44px"
          alignSelf="start"
        >
          <RouteLink to={accountRoutes.order.to({ product: 'insurance', refNumber })}>
            <IconArrowLeft size={18} />
            {t('cover.policy.toOrder')}
          </RouteLink>
        </TextLink>
        {signedOut ? (
          <CoverSignIn reason="orders" onSignedIn={() => void query.refetch()} />
        ) : (
          <QueryView
            query={query}
            waiting={<WaitingBoxes label={t('cover.policy.loading')} heights={['480px']} />}
            failed={{ headingAs: 'h1', title: t('cover.list.failed') }}
            notFound={<PolicyNotThere />}
          >
            {(policy) => <PolicyPaper policy={policy} />}
          </QueryView>
        )}
      </Stack>
    </PageContainer>
  );
}

export const screen: Screen = { Component: PolicyScreen, title: 'cover.policy.title' };
