import { useSharedMessages } from '@aylal/shell';
import type { EsimPackage } from '@aylal/contracts/esims';
import { DisplayPriceTag } from '@aylal/parts';
import { Button, Text } from '@aylal/ui';
import { RadioRows } from '@aylal/ui/primitives';
import { FairUse } from '../ui/fair-use.tsx';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

export interface TopUpPackagesProps {
  readonly packages: readonly EsimPackage[];
  readonly chosen: string | undefined;
  readonly booking: boolean;
  readonly onChoose: (id: string) => void;
  readonly onGoOn: (chosen: EsimPackage) => void;
}

/** What can be added, each with its price. Nothing is chosen before somebody chooses. */
export function TopUpPackages({ packages, chosen, booking, onChoose, onGoOn }: TopUpPackagesProps) {
  const t = useEsimMessages();
  const s = useSharedMessages();
  const found = packages.find(({ id }) => id === chosen);
  return (
    <>
      <Text kind="small" tone="muted">
        {t('topUp.lead')}
      </Text>
      <RadioRows
        legend={t('topUp.choose')}
        hideLegend
        value={chosen}
        onChange={onChoose}
        rows={packages.map((one) => ({
          value: one.id,
          title: one.title,
          ...(one.is_unlimited ? { description: <FairUse of={one} /> } : {}),
          aside: <DisplayPriceTag price={one.price} size="row" align="end" />,
        }))}
      />
      <Button
        disabled={!found}
        loading={booking}
        loadingText={t('topUp.booking')}
        onClick={() => found && onGoOn(found)}
      >
        {s('action.continue')}
      </Button>
    </>
  );
}
