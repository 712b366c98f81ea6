import type { FlightOffer } from '@aylal/contracts/flights';
import { formatInstant, useLocale, useServices } from '@aylal/shell';
import { Box, chakra, Grid, Text } from '@aylal/ui';
import { horizonKeys, type HorizonSubject } from '../domain/horizon-keys.ts';
import { ruleWindow, type RuleWindow } from '../domain/rule-window.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** Now → 72 hours → 48 hours → departure, drawn as a horizon; the words under it say the same. A fare that allows nothing says so in one sentence. */
export function RuleHorizon({ offer, about }: { offer: FlightOffer; about: HorizonSubject }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const { now } = useServices();
  const departure = offer.trips[0]?.flights[0];
  if (!departure) return null;
  const keys = horizonKeys(offer, about);
  if (typeof keys === 'string') {
    return (
      <Text marginTop="3" kind="small">
        {t(keys)}
      </Text>
    );
  }
  const window = ruleWindow(departure, now());
  const at = (instant: string) => formatInstant(instant, locale);
  return (
    <Box marginTop="3.5">
      <Horizon stage={window.stage} />
      <Grid
        as="ol"
        listStyleType="none"
        aria-label={t('rules.timeline')}
        templateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }}
        gap={{ base: '2', lg: '4' }}
        marginTop="2"
        textStyle="small"
      >
        {window.stage === 'open' && (
          <li>
            <Text as="b" tone="success" display="block">
              {t('rules.now', { until: at(window.warnedFrom) })}
            </Text>
            {t(keys.open)}
          </li>
        )}
        {window.stage !== 'closed' && (
          <li>
            <Text as="b" tone="warning" display="block">
              {window.stage === 'open'
                ? t('rules.between', { from: at(window.warnedFrom), until: at(window.closedFrom) })
                : t('rules.now', { until: at(window.closedFrom) })}
            </Text>
            {t('rules.within72')}
          </li>
        )}
        <li>
          <Text as="b" tone="muted" display="block">
            {t('rules.fromThen', { from: at(window.closedFrom) })}
          </Text>
          {t(keys.late)}
        </li>
      </Grid>
    </Box>
  );
}

function Horizon({ stage }: { stage: RuleWindow['stage'] }) {
  return (
    <chakra.svg
      viewBox="0 0 720 56"
      width="full"
      height="56px"
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      <Line d="M8 44C60 44 84 12 136 12S200 28 248 28" stroke={stage === 'open' ? 'grass.solid' : 'border.control'} />
      <Line d="M248 28C300 28 334 8 388 8S440 36 488 36" stroke={stage === 'closed' ? 'border.control' : 'progress'} />
      <Line d="M488 36C550 36 600 50 712 50" stroke="border.control" strokeDasharray="5 5" />
    </chakra.svg>
  );
}

const Line = chakra('path', { base: { fill: 'none', strokeWidth: '2.5px', vectorEffect: 'non-scaling-stroke' } });
