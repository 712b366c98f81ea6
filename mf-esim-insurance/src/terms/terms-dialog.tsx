import { FailedView } from '@aylal/parts';
import { ApiError, useLocale, useQuery, useServices, type DialogViewOf } from '@aylal/shell';
import { Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { readInsuranceTermsQuery } from '../api/insurance-queries.ts';
import type { termsDialog } from '../ui/cover-dialogs.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { TermsPaper } from './terms-paper.tsx';

type View = DialogViewOf<typeof termsDialog>;

/** MODAL-08: the terms of a cover. What is framed is an address that the provider told for this name, never the name itself (GAP-67). */
function TermsDialog({ props: { name } }: Parameters<View['Component']>[0]) {
  const t = useEsimMessages();
  const terms = useQuery(readInsuranceTermsQuery(useServices(), name, useLocale()));
  if (terms.data) return <TermsPaper terms={terms.data.result} />;
  if (terms.error instanceof ApiError && [400, 404].includes(terms.error.statusCode ?? 0))
    return (
      <StatusView kind="not-found" title={t('cover.terms.noneTitle')}>
        {t('cover.terms.noneText')}
      </StatusView>
    );
  if (terms.isError) return <FailedView title={t('cover.terms.failed')} onRetry={() => void terms.refetch()} />;
  return (
    <Stack gap="3">
      <VisuallyHidden role="status">{t('cover.terms.loading')}</VisuallyHidden>
      <Skeleton height="48px" borderRadius="lg" />
      <Skeleton height="320px" borderRadius="lg" />
    </Stack>
  );
}

export const view: View = { title: 'cover.terms.title', Component: TermsDialog };
