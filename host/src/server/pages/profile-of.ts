import { seedProfiles, type Profile, type ReleaseSource } from '@aylal/releases';
import type { BootDocument } from '../../remotes/boot-document.ts';
import type { RequestCookies } from '../security/add-cookies.ts';

/** Names a profile to this host (PERSIST-04): set by the app of a partner. */
export const profileCookie = 'mini_app';

/** The profiles that this host serves. */
export function profilesOf(source: Pick<ReleaseSource, 'profiles'>): readonly Profile[] {
  return source.profiles?.() ?? seedProfiles;
}

/** Which shop a request sees: that of the profile in its cookie alone; `web` without one, or with a name that is none, and where there is no `web` the first. */
export function profileOf(cookies: RequestCookies, source: Pick<ReleaseSource, 'profiles'>): Profile {
  const all = profilesOf(source);
  const named = all.find(({ name }) => name === cookies[profileCookie]);
  const found = named ?? all.find(({ name }) => name === 'web') ?? all[0];
  if (!found) throw new Error('this host has no profile to serve');
  return found;
}

/** What remotes and pages see of a profile (`Services.mode`): whether the frame around them is the reduced one. */
export function modeOf({ layout }: Pick<Profile, 'layout'>): BootDocument['mode'] {
  if (layout === 'office') return 'office';
  return layout === 'mini-app' ? 'emongolia' : 'web';
}
