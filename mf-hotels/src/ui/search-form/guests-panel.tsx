import { useState } from 'react';
import { stayLimits } from '@aylal/domain/hotels';
import { nationalityCode } from '@aylal/domain/people';
import { NationalityField } from '@aylal/forms/person';
import { Box, Grid, SelectField, Text } from '@aylal/ui';
import { CounterField } from '@aylal/ui/primitives';
import { useSharedMessages } from '@aylal/shell';
import { useHotelsMessages } from '../use-hotels-messages.ts';
import type { Guests } from './guests-field.tsx';

export interface GuestsPanelProps {
  value: Guests;
  onChange: (guests: Partial<Guests>) => void;
  /** The form was sent, or came from an address, with guests that no stay can have. */
  refused: boolean;
}

/** The counters, an age for each child, and the nationality. */
export function GuestsPanel({ value, onChange, refused }: GuestsPanelProps) {
  const t = useHotelsMessages();
  const s = useSharedMessages();
  const { rooms, adults, ages, nationality } = value;
  return (
    <Box>
      <CounterField
        label={t('guests.rooms')}
        value={rooms}
        min={1}
        max={Math.min(stayLimits.rooms, adults)}
        mostReason={rooms === adults ? t('guests.roomReason') : undefined}
        onChange={(count) => onChange({ rooms: count })}
      />
      <CounterField
        label={t('guests.adults')}
        hint={t('guests.adultsHint')}
        value={adults}
        min={rooms}
        max={stayLimits.adults}
        leastReason={adults === rooms ? t('guests.roomReason') : undefined}
        onChange={(count) => onChange({ adults: count })}
      />
      <CounterField
        label={t('guests.children')}
        hint={t('guests.childrenHint')}
        value={ages.length}
        min={0}
        max={stayLimits.children}
        onChange={(count) => onChange({ ages: count > ages.length ? [...ages, null] : ages.slice(0, count) })}
      />
      {ages.length > 0 && (
        <Grid templateColumns="repeat(2, minmax(0,1fr))" gap="3" marginTop="2">
          {ages.map((age, index) => (
            <AgeField
              key={index}
              place={index + 1}
              age={age}
              refused={refused}
              onChange={(nextAge) => onChange({ ages: ages.map((one, at) => (at === index ? nextAge : one)) })}
            />
          ))}
        </Grid>
      )}
      <Box marginTop="4">
        <NationalityField
          id="hotels-nationality"
          label={s('person.nationality')}
          noneHint={t('guests.noCountry')}
          value={`${nationality} (${nationality})`}
          onChange={(text) => text !== '' && onChange({ nationality: nationalityCode(text) })}
          error={undefined}
        />
        <Text kind="small" tone="muted" marginTop="1">
          {t('guests.nationalityHint')}
        </Text>
      </Box>
    </Box>
  );
}

interface AgeFieldProps {
  place: number;
  age: number | null;
  refused: boolean;
  onChange: (age: number | null) => void;
}

/** An age that is missing is a fault only after one could choose it. */
function AgeField({ place, age, refused, onChange }: AgeFieldProps) {
  const t = useHotelsMessages();
  const s = useSharedMessages();
  const [left, setLeft] = useState(false);
  return (
    <SelectField
      label={t('guests.childAge', { place })}
      placeholder={t('guests.chooseAge')}
      value={age ?? ''}
      error={age === null && (left || refused) ? s('validation_child_age') : undefined}
      onBlur={() => setLeft(true)}
      options={Array.from({ length: stayLimits.childAge + 1 }, (_, years) => ({
        value: String(years),
        label: t('guests.years', { count: years }),
      }))}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}
