import { useLocale, useQuery, useServices, type DialogViewOf } from '@aylal/shell';
import { Heading, Skeleton, Stack, Text, VisuallyHidden } from '@aylal/ui';
import { getInsuranceQuery } from '../api/insurance-queries.ts';
import type { coverageDialog } from '../ui/cover-dialogs.ts';
import { RiskLists } from '../ui/risk-lists.tsx';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

type View = DialogViewOf<typeof coverageDialog>;

/** MODAL-07: what a cover pays and what it does not. What cannot be read is thrown to the boundary of the dialog, which has a retry (ERR-13). */
function CoverageDialog({ props: { slug } }: Parameters<View['Component']>[0]) {
  const t = useEsimMessages();
  const { data } = useQuery({ ...getInsuranceQuery(useServices(), slug, useLocale()), throwOnError: true });
  if (!data)
    return (
      <Stack gap="3">
        <VisuallyHidden role="status">{t('cover.risks.loading')}</VisuallyHidden>
        <Skeleton height="320px" borderRadius="lg" />
      </Stack>
    );
  const { title, territory, risks } = data.result;
  return (
    <Stack gap="4">
      <div>
        <Heading as="h3" size="h3">
          {title}
        </Heading>
        <Text kind="small" tone="muted">
          {territory}
        </Text>
      </div>
      <RiskLists risks={risks} headingAs="h3" />
    </Stack>
  );
}

export const view: View = { title: 'cover.risks.title', Component: CoverageDialog };
