import type { Insurance } from '@aylal/contracts/insurance';
import { Aside, Box, Heading, MainWithAside, Stack, Text } from '@aylal/ui';
import { RiskLists } from '../ui/risk-lists.tsx';
import { CoverFacts } from './cover-facts.tsx';
import { PriceCard } from './price-card.tsx';

/** Everything of one cover. */
export function CoverDetails({ cover }: { cover: Insurance }) {
  return (
    <MainWithAside>
      <Stack gap="4" minWidth="0">
        <Box>
          <Heading as="h1" size="h1">
            {cover.title}
          </Heading>
          <Text tone="muted" marginTop="1">
            {cover.territory} · {cover.insurer}
          </Text>
        </Box>
        <CoverFacts cover={cover} />
        <RiskLists risks={cover.risks} headingAs="h2" />
      </Stack>
      <Aside>
        <PriceCard cover={cover} />
      </Aside>
    </MainWithAside>
  );
}
