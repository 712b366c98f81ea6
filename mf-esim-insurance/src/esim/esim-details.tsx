import type { Esim } from '@aylal/contracts';
import { Aside, MainWithAside, Stack } from '@aylal/ui';
import { useState } from 'react';
import { DeviceCheck } from './device-check.tsx';
import { EsimFacts } from './esim-facts.tsx';
import { EsimHead } from './esim-head.tsx';
import { HowItStarts } from './how-it-starts.tsx';
import { PackageChoice } from './package-choice.tsx';
import { PurchaseCard } from './purchase-card.tsx';

/** Everything of one eSIM; the cheapest package is chosen to begin with. */
export function EsimDetails({ esim }: { esim: Esim }) {
  const [chosen, choose] = useState(esim.packages[0]?.id);
  const one = esim.packages.find(({ id }) => id === chosen);
  return (
    <MainWithAside>
      <Stack gap="4" minWidth="0">
        <EsimHead esim={esim} />
        <PackageChoice esim={esim} chosen={chosen} onChoose={choose} />
        <HowItStarts esim={esim} />
        <EsimFacts esim={esim} />
      </Stack>
      <Aside>
        <Stack gap="4">
          <DeviceCheck />
          {one && <PurchaseCard esim={esim} chosen={one} />}
        </Stack>
      </Aside>
    </MainWithAside>
  );
}
