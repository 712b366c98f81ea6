import type { ReactNode } from 'react';
import { useMessages } from '@aylal/shell';
import { Box, Heading, PageContainer, SupportPhoneLink, Text } from '@aylal/ui';
import { PageSectionView } from './page-section-view.tsx';
import { usePageSections } from './page-sections.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** A written page: heading, lead, what is its own (`children`), its sections, and where to ask. */
export function TextPage({ namespace, children }: { namespace: string; children?: ReactNode }) {
  const message = useMessages(namespace);
  const t = useHostMessages();
  const sections = usePageSections(namespace);
  return (
    <PageContainer paddingBlock={{ base: '6', lg: '10' }}>
      <Box maxWidth="prose" display="grid" gap={{ base: '6', lg: '8' }}>
        <div>
          <Heading as="h1" size="h1">
            {message('title')}
          </Heading>
          <Text kind="lead" tone="muted" marginTop="2">
            {message('lead')}
          </Text>
        </div>
        {children}
        {sections.map((section) => (
          <PageSectionView key={section.title} section={section} />
        ))}
        <Text tone="muted">
          {t('footer.contact')}: <SupportPhoneLink />
        </Text>
      </Box>
    </PageContainer>
  );
}
