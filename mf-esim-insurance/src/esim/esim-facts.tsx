import type { Esim } from '@aylal/contracts/esims';
import { Box, Card, Text } from '@aylal/ui';
import { Accordion, Disclosure } from '@aylal/ui/primitives';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { CountryMark } from '../ui/country-mark.tsx';
import { InstallGuide } from '../ui/install-guide.tsx';

/** What one wants to know before buying, each behind its own line. */
export function EsimFacts({ esim }: { esim: Esim }) {
  const t = useEsimMessages();
  return (
    <Card paddingInline={{ base: '4', lg: '6' }}>
      <Accordion>
        <Disclosure summary={t('facts.coverage')}>
          <Box as="ul" listStyle="none" display="grid" gap="1.5">
            {esim.countries.map(({ code, name, networks }) => (
              <Box as="li" key={code} display="flex" gap="3" alignItems="center">
                <CountryMark code={code} />
                <Text kind="note">
                  <b>{name}</b> · {networks.map((one) => `${one.name} (${one.types.join(', ')})`).join(', ')}
                </Text>
              </Box>
            ))}
          </Box>
        </Disclosure>
        <Disclosure summary={t('facts.speed')}>
          <Text kind="note">{t(esim.hotspot ? 'facts.hotspotYes' : 'facts.hotspotNo')}</Text>
          <Text kind="note" marginTop="2">
            {t(esim.apn_type === 'automatic' ? 'facts.apnAutomatic' : 'facts.apnManual')}
          </Text>
        </Disclosure>
        <Disclosure summary={t('facts.refund')}>
          <Text kind="note">{t('facts.refundText')}</Text>
        </Disclosure>
        <Disclosure summary={t('facts.guide')}>
          <InstallGuide />
        </Disclosure>
      </Accordion>
    </Card>
  );
}
