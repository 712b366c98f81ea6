import { descriptorForMode, isForMode, type Descriptor } from '@aylal/shell/descriptor';
import type { Profile } from './profile.ts';

/** The descriptor as pages of this profile register it: what it does not show does not exist there. Null when the whole remote is not there. */
export function descriptorForProfile({ mode, shows = {} }: Profile, descriptor: Descriptor): Descriptor | null {
  if (!isForMode(descriptor, mode) || !isListed(shows.remotes, descriptor.id)) return null;
  const all = descriptorForMode(descriptor, mode);
  return {
    ...all,
    routes: all.routes.filter(({ pattern }) => isListed(shows.routes, pattern)),
    navigation: all.navigation.filter(({ id }) => isListed(shows.navigation, id)),
    dialogs: all.dialogs.filter(({ view }) => isListed(shows.dialogs, view)),
    panels: all.panels.filter(({ id }) => isListed(shows.panels, id)),
    slots: all.slots.filter(({ id }) => isListed(shows.slots, id)),
  };
}

function isListed(names: readonly string[] | undefined, name: string): boolean {
  return names?.includes(name) ?? true;
}
