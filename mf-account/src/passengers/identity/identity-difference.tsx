import { useState } from 'react';
import type { Identity, SavedPassenger } from '@aylal/contracts/account';
import { CheckboxField } from '@aylal/ui/primitives';
import { Button, Card, Fieldset, Flex, Legend, Notice, Stack, Text } from '@aylal/ui';
import { personFieldName } from '@aylal/forms/person';
import { useSharedMessages } from '@aylal/shell';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import type { IdentityOffer } from './identity-offers.ts';

export interface IdentityDifferenceProps {
  readonly identity: Identity;
  /** Who is saved already; none for a new passenger. */
  readonly same: SavedPassenger | undefined;
  readonly offers: readonly IdentityOffer[];
  readonly onTake: (taken: readonly IdentityOffer[]) => void;
  readonly onLeave: () => void;
}

/** Field by field what e-Mongolia says and what is kept. What would overwrite something, or is only proposed, is not ticked beforehand. */
export function IdentityDifference({ identity, same, offers, onTake, onLeave }: IdentityDifferenceProps) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(offers.filter(({ stored, proposal }) => stored === '' && !proposal).map(({ field }) => field)),
  );
  const shown = (field: string, value: string) =>
    field === 'gender' ? s(value === 'F' ? 'person.female' : 'person.male') : value;
  const toggle = (field: string, on: boolean) =>
    setTaken((before) => new Set(on ? [...before, field] : [...before].filter((one) => one !== field)));
  return (
    <Stack gap="4">
      <Notice>
        {t('identity.of', { name: `${identity.cyrillic_last_name} ${identity.cyrillic_first_name}`.trim() })}{' '}
        {same ? t('identity.updates', { name: `${same.first_name} ${same.last_name}` }) : t('identity.adds')}
      </Notice>
      {offers.length === 0 ? (
        <Text>{t('identity.same')}</Text>
      ) : (
        <Card padded>
          <Fieldset>
            <Legend>{t('identity.legend')}</Legend>
            {offers.map(({ field, stored, offered, proposal }) => (
              <CheckboxField
                key={field}
                label={`${personFieldName(field, s) ?? t('passengers.expiry')}: ${shown(field, offered)}`}
                hint={proposal ? t('identity.proposal') : stored && t('identity.kept', { value: shown(field, stored) })}
                checked={taken.has(field)}
                onChange={(event) => toggle(field, event.target.checked)}
              />
            ))}
          </Fieldset>
        </Card>
      )}
      <Flex gap="2" wrap="wrap">
        {offers.length > 0 && (
          <Button onClick={() => onTake(offers.filter(({ field }) => taken.has(field)))}>{t('identity.fill')}</Button>
        )}
        <Button variant="outline" onClick={onLeave}>
          {t(offers.length > 0 ? 'identity.notMe' : 'identity.back')}
        </Button>
      </Flex>
    </Stack>
  );
}
