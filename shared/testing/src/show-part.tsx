import type { ComponentType, ReactElement } from 'react';
import type { RemoteModule, Services } from '@aylal/shell';
import type { ShownPart } from './standalone-scenario.ts';

/** What is on a page that shows something contributed by itself; a dialog is opened over an empty one. Throws when the remote module contributes nothing by that name. */
export async function showPart(
  remoteModule: RemoteModule,
  { kind, name, props }: ShownPart,
  services: Services,
): Promise<ReactElement> {
  if (kind === 'dialog') {
    void services.dialogs.open({ view: name }, props);
    return <p />;
  }
  const table = kind === 'panel' ? remoteModule.panels : remoteModule.slots;
  const open = table[name];
  if (!open) throw new Error(`${remoteModule.id} lends no ${kind} ${name}`);
  const opened = await open();
  // Scenarios are written against the catalogue, which says what is handed over.
  const Part = ('Panel' in opened ? opened.Panel : opened.part.Component) as ComponentType<object>;
  return <Part {...props} />;
}
