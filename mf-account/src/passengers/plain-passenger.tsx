import type { ListedPassenger } from '@aylal/contracts/account';
import { useSearchParams } from '@aylal/shell';
import { Card, Heading, Stack } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { FullPassenger } from './full-passenger.tsx';
import { deleteKey, newPassenger, passengerKey } from './plain-passenger-address.ts';
import { PlainPassengerDelete } from './plain-passenger-delete.tsx';
import { PlainPassengerForm } from './plain-passenger-form.tsx';

/** What the address asks for without scripts: a new passenger, one that is changed, or whether one shall be deleted. */
export function PlainPassenger({ list }: { list: readonly ListedPassenger[] }) {
  const t = useAccountMessages();
  const [search] = useSearchParams();
  const id = search.get(passengerKey) ?? '';
  const known = list.find((one) => one.id === id);
  if (!known && id !== newPassenger) return null;
  return (
    <Card padded as="section" aria-labelledby="plain-passenger-title">
      <Stack gap="4">
        <Heading size="h2" id="plain-passenger-title">
          {t(known ? 'passengers.one' : 'passengers.add')}
        </Heading>
        {!known && <PlainPassengerForm />}
        {known && search.has(deleteKey) && <PlainPassengerDelete passenger={known} />}
        {known && !search.has(deleteKey) && (
          <FullPassenger id={id}>{(saved) => <PlainPassengerForm saved={saved} />}</FullPassenger>
        )}
      </Stack>
    </Card>
  );
}
