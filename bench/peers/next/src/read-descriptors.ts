import { descriptor as account } from '../../../../mf-account/src/descriptor.ts';
import { descriptor as land } from '../../../../mf-bus-train/src/descriptor.ts';
import { descriptor as checkout } from '../../../../mf-checkout/src/descriptor.ts';
import { descriptor as cover } from '../../../../mf-esim-insurance/src/descriptor.ts';
import { descriptor as flights } from '../../../../mf-flights/src/descriptor.ts';
import { descriptor as hotels } from '../../../../mf-hotels/src/descriptor.ts';
import { descriptor as play } from '../../../../mf-lottery-mobility/src/descriptor.ts';
import type { CompactDescriptor } from '../../../../host/src/remotes/boot-document.ts';

/** What the menu and the frame know of the verticals, in the page's language: as much as our own pages carry. */
export function readDescriptors(): CompactDescriptor[] {
  return [account, land, checkout, cover, flights, hotels, play].map(
    ({ id, contract, routes, dialogs, navigation, slots }) => ({
      id,
      contract,
      routes: routes.map(({ pattern, chunk, bare, sticky }) => ({ pattern, chunk, bare, sticky })),
      dialogs: dialogs.map(({ view }) => ({ view })),
      navigation: navigation.map((entry) => ({ ...entry, label: entry.label.mn })),
      slots: slots.map(({ chunk: _, ...slot }) => ({ ...slot, label: slot.label.mn })),
    }),
  ) as CompactDescriptor[];
}
