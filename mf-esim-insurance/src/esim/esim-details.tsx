import { useState } from 'react';
import type { Esim } from '@aylal/contracts/esims';
import { usePostedField } from '@aylal/forms';
import { Later } from '@aylal/shell';
import { Aside, MainWithAside, Stack } from '@aylal/ui';
import { DeviceCheck } from '../ui/device-check.tsx';
import { EsimFacts } from './esim-facts.tsx';
import { EsimHead } from './esim-head.tsx';
import { HowItStarts } from './how-it-starts.tsx';
import { PackageChoice } from './package-choice.tsx';
import { PurchaseBar } from './purchase-bar.tsx';
import { PurchaseCard } from './purchase-card.tsx';
import { packageField, useBuyEsim } from './use-buy-esim.ts';

/** Everything of one eSIM; the cheapest package is chosen to begin with. */
export function EsimDetails({ esim }: { esim: Esim }) {
  const posted = usePostedField(packageField);
  const [chosen, choose] = useState(posted ?? esim.packages[0]?.id);
  const purchase = useBuyEsim(esim.slug);
  const one = esim.packages.find(({ id }) => id === chosen);
  return (
    <>
      <MainWithAside>
        <Stack gap="4" minWidth="0">
          <EsimHead esim={esim} />
          <Later>
            <PackageChoice esim={esim} chosen={chosen} onChoose={choose} />
          </Later>
          <Later>
            <HowItStarts esim={esim} />
          </Later>
          <Later>
            <EsimFacts esim={esim} />
          </Later>
        </Stack>
        <Aside>
          <Stack gap="4">
            <Later>
              <DeviceCheck />
            </Later>
            <Later>{one && <PurchaseCard chosen={one} purchase={purchase} />}</Later>
          </Stack>
        </Aside>
      </MainWithAside>
      {one && <PurchaseBar chosen={one} buying={purchase.buying} />}
    </>
  );
}
