import { locales } from '@aylal/domain';
import type { Descriptor } from './descriptor.ts';
import type { RemoteDoor } from './door.ts';

/** Where door and descriptor disagree, in sentences; empty when the door keeps every promise and makes no other. */
export function checkDoor(door: RemoteDoor, descriptor: Descriptor): string[] {
  const faults: string[] = [];
  if (door.id !== descriptor.id) faults.push(`the door is of ${door.id}, the descriptor of ${descriptor.id}`);
  const compare = (what: string, promised: string[], kept: string[]) => {
    for (const name of promised) if (!kept.includes(name)) faults.push(`${what} ${name} is promised and missing`);
    for (const name of kept) if (!promised.includes(name)) faults.push(`${what} ${name} is there and not promised`);
  };
  compare(
    'route',
    descriptor.routes.map((route) => route.pattern),
    Object.keys(door.routes),
  );
  compare(
    'dialog',
    descriptor.dialogs.map((dialog) => dialog.view),
    Object.keys(door.dialogs),
  );
  compare(
    'panel',
    descriptor.panels.map((panel) => panel.id),
    Object.keys(door.panels),
  );
  compare(
    'slot',
    descriptor.slots.map((slot) => slot.id),
    Object.keys(door.slots),
  );
  compare('language', [...locales], Object.keys(door.messages));
  return faults;
}
