import type { WrittenPage } from '@aylal/contracts/content';
import { useLocale, usePageName, useQuery, useServices } from '@aylal/shell';
import { Box, Heading, PageContainer, SkeletonText, SupportPhoneLink, Text } from '@aylal/ui';
import type { ReactNode } from 'react';
import { TextsFailed } from '../help/texts-failed.tsx';
import { useHostMessages } from '../messages/use-host-messages.ts';
import type { InformationPage } from './information-pages.ts';
import { pageQuery } from './page-query.ts';
import { ProviderText } from './provider-text.tsx';
import { splitLead } from './split-lead.ts';

export interface TextPageProps {
  readonly id: InformationPage['id'];
  /** What the page shows of its own, between the lead and the text. */
  readonly children?: (page: WrittenPage) => ReactNode;
}

/** A written page: heading, lead, what is its own, its text, and where to ask. The heading is there while the text is not. */
export function TextPage({ id, children }: TextPageProps) {
  const t = useHostMessages();
  const { api } = useServices();
  const query = useQuery(pageQuery(api, useLocale(), id));
  const page = query.data?.result;
  usePageName(page?.title);
  return (
    <PageContainer paddingBlock={{ base: '6', lg: '10' }}>
      <Box maxWidth="prose" display="grid" gap={{ base: '6', lg: '8' }}>
        <div>
          <Heading as="h1" size="h1">
            {page?.title ?? t(`page.${id}`)}
          </Heading>
          {page && <Lead html={page.text} />}
        </div>
        {page ? (
          <>
            {children?.(page)}
            <ProviderText html={splitLead(page.text).rest} />
          </>
        ) : query.isError ? (
          <TextsFailed retry={() => void query.refetch()} />
        ) : (
          <SkeletonText lines={12} />
        )}
        <Text tone="muted">
          {t('footer.contact')}: <SupportPhoneLink />
        </Text>
      </Box>
    </PageContainer>
  );
}

function Lead({ html }: { html: string }) {
  const { lead } = splitLead(html);
  if (lead === '') return null;
  return (
    <Box textStyle="lead" color="fg.muted" marginTop="2">
      <ProviderText html={lead} />
    </Box>
  );
}
