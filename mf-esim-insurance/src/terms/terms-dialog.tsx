import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useLocale, useQuery, useServices, type DialogViewOf } from '@aylal/shell';
import { StatusView } from '@aylal/ui';
import { readInsuranceTermsQuery } from '../api/insurance-queries.ts';
import type { termsDialog } from '../ui/cover-dialogs.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { TermsPaper } from './terms-paper.tsx';

type View = DialogViewOf<typeof termsDialog>;

/** MODAL-08: the terms of a cover. The frame shows the address that the provider has for this name, never the name itself (GAP-67). */
function TermsDialog({ props: { name } }: Parameters<View['Component']>[0]) {
  const t = useEsimMessages();
  const terms = useQuery(readInsuranceTermsQuery(useServices(), name, useLocale()));
  return (
    <QueryView
      query={terms}
      waiting={<WaitingBoxes label={t('cover.terms.loading')} heights={['48px', '320px']} />}
      failed={{ title: t('cover.terms.failed') }}
      notFound={
        <StatusView kind="not-found" title={t('cover.terms.noneTitle')}>
          {t('cover.terms.noneText')}
        </StatusView>
      }
    >
      {(paper) => <TermsPaper terms={paper} />}
    </QueryView>
  );
}

export const view: View = { title: 'cover.terms.title', Component: TermsDialog };
