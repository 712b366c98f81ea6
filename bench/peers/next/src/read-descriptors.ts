import { descriptor as account } from '../../../../mf-account/src/descriptor.ts';
import { descriptor as checkout } from '../../../../mf-checkout/src/descriptor.ts';
import { descriptor as flights } from '../../../../mf-flights/src/descriptor.ts';
import type { CompactDescriptor } from '../../../../host/src/remotes/boot-document.ts';

/** What the menu and the frame know of the verticals, in the page's language: as much as our own pages carry. */
export function readDescriptors(): CompactDescriptor[] {
  return [account, checkout, flights].map(({ id, contract, routes, dialogs, navigation, slots }) => ({
    id,
    contract,
    routes: routes.map(({ pattern, chunk, bare, sticky }) => ({ pattern, chunk, bare, sticky })),
    dialogs: dialogs.map(({ view }) => ({ view })),
    navigation: navigation.map((entry) => ({ ...entry, label: entry.label.mn })),
    slots: slots.map(({ chunk: _, ...slot }) => ({ ...slot, label: slot.label.mn })),
  })) as CompactDescriptor[];
}
