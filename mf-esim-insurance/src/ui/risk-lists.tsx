import type { Insurance, InsuranceRisk } from '@aylal/contracts/insurance';
import { Box, Card, Flex, Grid, Heading, Text } from '@aylal/ui';
import { IconCircleCheck, IconCircleX } from '@aylal/ui/icons';
import { useEsimMessages } from './use-esim-messages.ts';
import { useSumText } from './use-sum-text.ts';

/** INS-01: what is covered and what is not, side by side; distinguished by words and signs, not by colour alone. */
export function RiskLists({ risks, headingAs }: { risks: Insurance['risks']; headingAs: 'h2' | 'h3' }) {
  const t = useEsimMessages();
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
      <Card padded>
        <Heading as={headingAs} size="h3" marginBottom="3">
          {t('cover.risks.covered')}
        </Heading>
        <Risks risks={risks.coverage} covered />
      </Card>
      <Card padded>
        <Heading as={headingAs} size="h3" marginBottom="3">
          {t('cover.risks.notCovered')}
        </Heading>
        <Risks risks={risks.non_coverage} />
      </Card>
    </Grid>
  );
}

function Risks({ risks, covered = false }: { risks: readonly InsuranceRisk[]; covered?: boolean }) {
  const t = useEsimMessages();
  const write = useSumText();
  const Sign = covered ? IconCircleCheck : IconCircleX;
  return (
    <Box as="ul" listStyle="none" display="grid" gap="2.5">
      {risks.map(({ risk_name, limit }) => (
        <Flex as="li" key={risk_name} gap="2.5" align="start">
          <Box color={covered ? 'fg.success' : 'fg.muted'} flex="none" paddingTop="1px">
            <Sign size={20} />
          </Box>
          <Box minWidth="0">
            <Text kind="note">{risk_name}</Text>
            {limit && (
              <Text kind="small" tone="muted">
                {t('cover.risks.limit', { sum: write(limit) })}
              </Text>
            )}
          </Box>
        </Flex>
      ))}
    </Box>
  );
}
