import type { Esim } from '@aylal/contracts/esims';
import { Box, chakra, Heading, Text } from '@aylal/ui';
import { networksOf } from '../domain/networks-of.ts';
import { CountryMark } from '../ui/country-mark.tsx';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** Where the eSIM works, over a sky: networks, speed, and whether it may be shared. */
export function EsimHead({ esim }: { esim: Esim }) {
  const t = useEsimMessages();
  const { names, fastest } = networksOf(esim);
  const facts = [
    esim.countries.length > 1 ? t('detail.countries', { count: esim.countries.length }) : names.slice(0, 3).join(', '),
    ...(fastest ? [fastest] : []),
    ...(esim.hotspot ? [t('detail.hotspot')] : []),
  ];
  return (
    <Sky>
      <CountryMark code={esim.country_code} />
      <Box>
        <Heading as="h1" size="h1">
          {t('detail.title', { place: esim.title })}
        </Heading>
        <Text marginTop="1">{facts.filter(Boolean).join(' · ')}</Text>
      </Box>
    </Sky>
  );
}

const Sky = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '4',
    minHeight: { base: '132px', lg: '168px' },
    padding: { base: '4', lg: '6' },
    borderRadius: 'xl',
    color: 'white',
    // Words stand on the dark lower part only.
    background: 'linear-gradient(#3A6EA5, #2A5283 55%, #12325A)',
  },
});
