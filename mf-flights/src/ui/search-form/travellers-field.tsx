import { useState } from 'react';
import {
  ageCategories,
  exceedsOneRecord,
  selectableCounts,
  travellerCount,
  type AgeCategory,
  type TravellerMix,
} from '@aylal/domain/people';
import { Box, Button, FieldNote, Notice } from '@aylal/ui';
import { CounterField } from '@aylal/ui/primitives';
import { AnchoredPanel, FieldButton } from '@aylal/ui/journey';
import { IconUsers } from '@aylal/ui/icons';
import { travellerLabel } from '../traveller-label.ts';
import { useFlightsMessages } from '../use-flights-messages.ts';

export interface TravellersFieldProps {
  value: TravellerMix;
  onChange: (mix: TravellerMix) => void;
  error: string | undefined;
}

/** How many travel, by age (FLIGHT-14, FLIGHT-15, GAP-35). Groups over nine see early what that means. */
export function TravellersField({ value, onChange, error }: TravellersFieldProps) {
  const t = useFlightsMessages();
  const [open, setOpen] = useState(false);
  return (
    <Box minWidth="0">
      <AnchoredPanel
        open={open}
        onClose={() => setOpen(false)}
        title={t('search.passengers')}
        align="end"
        width="400px"
        anchor={
          <FieldButton
            caption={t('search.passengers')}
            value={travellerLabel(value, t)}
            aria-haspopup="dialog"
            aria-expanded={open}
            invalid={error !== undefined}
            onClick={() => setOpen(!open)}
          />
        }
        footer={
          <>
            <Box flex="1" fontWeight="600">
              {t('travellers.total', { count: travellerCount(value) })}
            </Box>
            <Button onClick={() => setOpen(false)}>{t('search.done')}</Button>
          </>
        }
      >
        {ageCategories.map((category) => (
          <Counter key={category} category={category} mix={value} onChange={onChange} />
        ))}
        {exceedsOneRecord(value) && (
          <Box marginTop="3">
            <Notice icon={<IconUsers />} title={t('travellers.nineTitle')} live="status">
              {t('travellers.nineText')}
            </Notice>
          </Box>
        )}
      </AnchoredPanel>
      {error && (
        <Box marginTop="1.5">
          <FieldNote id="flights-travellers-note" error={error} />
        </Box>
      )}
    </Box>
  );
}

function Counter({
  category,
  mix,
  onChange,
}: {
  category: AgeCategory;
  mix: TravellerMix;
  onChange: (mix: TravellerMix) => void;
}) {
  const t = useFlightsMessages();
  const { min, max } = selectableCounts(category, mix);
  // An adult with an infant on the lap stays: the infant goes first.
  const least = category === 'adult' ? Math.max(min, mix.infant) : min;
  return (
    <CounterField
      label={t(`travellers.${category}`)}
      hint={t(`travellers.${category}Hint`)}
      value={mix[category]}
      min={least}
      max={max}
      mostReason={category === 'infant' && max === mix.adult ? t('travellers.infantReason') : undefined}
      leastReason={
        category === 'adult' && mix.adult === least
          ? t(mix.infant > 1 ? 'travellers.adultInfantReason' : 'travellers.adultReason')
          : undefined
      }
      onChange={(count) => onChange({ ...mix, [category]: count })}
    />
  );
}
