import { FailedView } from '@aylal/parts';
import { accountRoutes } from '@aylal/routes';
import {
  ApiError,
  RouteLink,
  useLocale,
  useParams,
  useQuery,
  useServices,
  useSession,
  type Screen,
} from '@aylal/shell';
import { PageContainer, Skeleton, Stack, TextLink, VisuallyHidden } from '@aylal/ui';
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
  const session = useSession();
  const anonymous = session.status === 'anonymous';
  const asked = getInsurancePolicyQuery(useServices(), refNumber, useLocale());
  const policy = useQuery({ ...asked, enabled: !anonymous });
  const status = policy.error instanceof ApiError ? policy.error.statusCode : null;
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
        {anonymous || status === 401 ? (
          <CoverSignIn reason="orders" onSignedIn={() => void policy.refetch()} />
        ) : policy.data ? (
          <PolicyPaper policy={policy.data.result} />
        ) : status === 404 || status === 400 ? (
          <PolicyNotThere />
        ) : policy.isError ? (
          <FailedView headingAs="h1" title={t('cover.list.failed')} onRetry={() => void policy.refetch()} />
        ) : (
          <>
            <VisuallyHidden role="status">{t('cover.policy.loading')}</VisuallyHidden>
            <Skeleton height="480px" borderRadius="lg" />
          </>
        )}
      </Stack>
    </PageContainer>
  );
}

export const screen: Screen = { Component: PolicyScreen, title: 'cover.policy.title' };
