import { homeDate } from '@aylal/domain/calendar';
import { useServices } from '@aylal/shell';
import { TextField } from '@aylal/ui';
import { useAccountMessages } from './use-account-messages.ts';

/** Between which days something happened, as a browser without scripts asks for days. */
export function PlainDays({ from, to }: { from: string | undefined; to: string | undefined }) {
  const t = useAccountMessages();
  const today = homeDate(useServices().now());
  return (
    <>
      <TextField type="date" name="from" max={today} optional label={t('days.from')} defaultValue={from} />
      <TextField type="date" name="to" max={today} optional label={t('days.to')} defaultValue={to} />
    </>
  );
}
