import { locales } from '@aylal/domain/language';
import type { Descriptor } from './descriptor.ts';
import type { RemoteModule } from './remote-module.ts';

/** Where remote module and descriptor disagree, in sentences; empty when the remote module keeps every promise and makes no other. */
export function checkDoor(remoteModule: RemoteModule, descriptor: Descriptor): string[] {
  const faults: string[] = [];
  if (remoteModule.id !== descriptor.id)
    faults.push(`the remote module is of ${remoteModule.id}, the descriptor of ${descriptor.id}`);
  const compare = (what: string, promised: string[], actual: string[]) => {
    for (const name of promised) if (!actual.includes(name)) faults.push(`${what} ${name} is promised and missing`);
    for (const name of actual) if (!promised.includes(name)) faults.push(`${what} ${name} is there and not promised`);
  };
  compare(
    'route',
    descriptor.routes.map((route) => route.pattern),
    Object.keys(remoteModule.routes),
  );
  compare(
    'dialog',
    descriptor.dialogs.map((dialog) => dialog.view),
    Object.keys(remoteModule.dialogs),
  );
  compare(
    'panel',
    descriptor.panels.map((panel) => panel.id),
    Object.keys(remoteModule.panels),
  );
  compare(
    'slot',
    descriptor.slots.map((slot) => slot.id),
    Object.keys(remoteModule.slots),
  );
  compare('language', [...locales], Object.keys(remoteModule.messages));
  return faults;
}
