import type { Descriptor } from './descriptor.ts';

type Mode = 'web' | 'emongolia';

/** The descriptor as a shell of this mode registers it: parts that name other modes are left out, so their addresses and views do not exist there. */
export function descriptorForMode(descriptor: Descriptor, mode: Mode): Descriptor {
  const { routes, navigation, dialogs, panels, slots } = descriptor;
  const here = ({ modes }: { modes?: readonly Mode[] }) => modes?.includes(mode) ?? true;
  return {
    ...descriptor,
    routes: routes.filter(here),
    navigation: navigation.filter(here),
    dialogs: dialogs.filter(here),
    panels: panels.filter(here),
    slots: slots.filter(here),
  };
}
