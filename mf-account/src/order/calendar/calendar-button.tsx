import type { Order } from '@aylal/contracts/orders';
import { Button } from '@aylal/ui';
import { IconCalendar } from '@aylal/ui/icons';
import { WithScripts } from '@aylal/ui/primitives';
import { isPrintable } from '../../domain/is-printable.ts';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { eventsOfOrder } from './events-of-order.ts';

/** Hands over the times of an order as a file for a calendar, once there is something to go to. The writer comes with the press. */
export function CalendarButton({ order }: { order: Order }) {
  const t = useAccountMessages();
  const events = eventsOfOrder(order);
  if (!isPrintable(order) || events.length === 0) return null;
  const save = async () => {
    const { writeCalendar } = await import(/* webpackChunkName: "calendar" */ './write-calendar.ts');
    const file = new Blob([writeCalendar(events, location.href)], { type: 'text/calendar;charset=utf-8' });
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = `${order.ref_number}.ics`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <WithScripts>
      <Button size="sm" variant="outline" onClick={() => void save()}>
        <IconCalendar size={18} />
        {t('order.calendar')}
      </Button>
    </WithScripts>
  );
}
