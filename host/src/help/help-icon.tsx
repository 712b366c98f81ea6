import type { ComponentType } from 'react';
import {
  IconBed,
  IconCalendar,
  IconCreditCard,
  IconDeviceSim,
  IconHelpCircle,
  IconHourglass,
  IconId,
  IconLock,
  IconLuggage,
  IconPlane,
  IconReceipt,
  IconReceiptRefund,
  IconSearch,
  IconTicket,
  IconUserCircle,
  IconWorld,
  type IconProps,
} from '@aylal/ui/icons';

const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  bed: IconBed,
  calendar: IconCalendar,
  card: IconCreditCard,
  hourglass: IconHourglass,
  id: IconId,
  lock: IconLock,
  luggage: IconLuggage,
  plane: IconPlane,
  receipt: IconReceipt,
  refund: IconReceiptRefund,
  search: IconSearch,
  sim: IconDeviceSim,
  ticket: IconTicket,
  user: IconUserCircle,
  world: IconWorld,
};

/** The icon that the provider names; one that this shell does not know gets a question mark. */
export function HelpIcon({ name, size = 22 }: { name: string; size?: number }) {
  const Icon = icons[name] ?? IconHelpCircle;
  return <Icon size={size} />;
}
