import type { Descriptor } from './descriptor.ts';

/** The descriptor as a page of this mode registers it: parts that name other modes are left out, so their addresses and views do not exist there. */
export function descriptorForMode(descriptor: Descriptor, mode: string): Descriptor {
  const { routes, navigation, dialogs, panels, slots } = descriptor;
  const here = ({ modes }: { modes?: readonly string[] }) => modes?.includes(mode) ?? true;
  return {
    ...descriptor,
    routes: routes.filter(here),
    navigation: navigation.filter(here),
    dialogs: dialogs.filter(here),
    panels: panels.filter(here),
    slots: slots.filter(here),
  };
}
