import type { ComponentType } from 'react';
import { useMessages } from '@aylal/shell';
import { Box, Heading, PageContainer, SupportPhoneLink, Text } from '@aylal/ui';
import type { HostLocaleService } from '../services/locale-service.ts';
import type { InformationPage } from './information-pages.ts';
import { pageMessages } from './page-messages.ts';

/** How many parts a page has: `about.1.title`, `about.1.text`, … */
const partCounts: Record<InformationPage['id'], number> = { about: 3, terms: 5, privacy: 4 };

/** A written page of the footer (ROUTE-45 to ROUTE-47), ready when its texts are. */
export async function informationPage(id: InformationPage['id'], locale: HostLocaleService): Promise<ComponentType> {
  await locale.addSource('host-pages', pageMessages);
  return function InformationPageScreen() {
    const t = useMessages('host');
    const words = useMessages('host-pages');
    const parts = Array.from({ length: partCounts[id] }, (_, index) => `${id}.${index + 1}`);
    return (
      <PageContainer paddingBlock={{ base: '6', lg: '10' }}>
        <Box maxWidth="prose" display="grid" gap="6">
          <Heading as="h1" size="h1">
            {t(`page.${id}`)}
          </Heading>
          {parts.map((part) => (
            <section key={part}>
              <Heading as="h2" size="h3" marginBottom="1">
                {words(`${part}.title`)}
              </Heading>
              <Text>{words(`${part}.text`)}</Text>
            </section>
          ))}
          <Text>
            {words('contact')} <SupportPhoneLink />
          </Text>
        </Box>
      </PageContainer>
    );
  };
}
