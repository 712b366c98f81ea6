import type { NewsItem } from '@aylal/contracts/content';
import { useLocale } from '@aylal/shell';
import { Box, Card, chakra, Heading } from '@aylal/ui';
import { ProviderText } from '../pages/provider-text.tsx';
import { contentDate } from './content-date.ts';
import { NewsPicture } from './news-picture.tsx';

/** A piece of news, whole; its address is the page's with its name behind `#`. */
export function NewsCard({ item }: { item: NewsItem }) {
  return (
    <Card
      as="article"
      id={item.slug}
      overflow="hidden"
      scrollMarginTop="6"
      display="grid"
      gridTemplateColumns={{ md: '240px minmax(0, 1fr)' }}
    >
      <NewsPicture item={item} />
      <Box padding={{ base: '4', lg: '6' }}>
        <chakra.time dateTime={item.date} color="fg.muted" textStyle="small">
          {contentDate(item.date, useLocale())}
        </chakra.time>
        <Heading as="h2" size="h2" marginTop="1" marginBottom="2">
          {item.title}
        </Heading>
        <ProviderText html={item.text} headingLevel={3} />
      </Box>
    </Card>
  );
}
