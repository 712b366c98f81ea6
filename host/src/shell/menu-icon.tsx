import type { ComponentType } from 'react';
import {
  IconBed,
  IconBell,
  IconBus,
  IconCar,
  IconCircleCheck,
  IconDeviceSim,
  IconFileText,
  IconGift,
  IconHelpCircle,
  IconHome,
  IconMap,
  IconPlane,
  IconReceipt,
  IconScooter,
  IconShieldCheck,
  IconTicket,
  IconTrain,
  IconTrophy,
  IconUser,
  IconUsers,
  IconWallet,
  type IconProps,
} from '@aylal/ui/icons';

const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  bed: IconBed,
  bell: IconBell,
  bus: IconBus,
  car: IconCar,
  file: IconFileText,
  gift: IconGift,
  help: IconHelpCircle,
  home: IconHome,
  map: IconMap,
  plane: IconPlane,
  receipt: IconReceipt,
  scooter: IconScooter,
  shield: IconShieldCheck,
  sim: IconDeviceSim,
  ticket: IconTicket,
  train: IconTrain,
  trophy: IconTrophy,
  user: IconUser,
  users: IconUsers,
  wallet: IconWallet,
};

/** The icon that a descriptor names; one that this shell does not know yet gets a plain mark, since remotes are released without us. */
export function MenuIcon({ name, size = 22 }: { name: string; size?: number }) {
  const Icon = icons[name] ?? IconCircleCheck;
  return <Icon size={size} />;
}
