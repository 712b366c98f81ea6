import { seedProfiles, type Profile, type ReleaseSource } from '@aylal/releases';
import type { BootDocument } from '../../remotes/boot-document.ts';
import type { RequestCookies } from '../security/add-cookies.ts';

/** Names a profile to this host (PERSIST-04): set by the app of a partner. */
export const profileCookie = 'mini_app';

/** The profiles that this host serves. */
export function profilesOf(source: Pick<ReleaseSource, 'profiles'>): readonly Profile[] {
  return source.profiles?.() ?? seedProfiles;
}

/** Which shop a request sees: that of the profile in its cookie alone; `web` without one, or with a name that is none. */
export function profileOf(cookies: RequestCookies, source: Pick<ReleaseSource, 'profiles'>): Profile {
  const all = profilesOf(source);
  const named = all.find(({ name }) => name === cookies[profileCookie]);
  const web = named ?? all.find(({ name }) => name === 'web');
  if (!web) throw new Error('a source serves the profile web');
  return web;
}

/** What remotes and pages see of a profile (`Services.mode`): whether the frame around them is the reduced one. */
export function modeOf({ layout }: Pick<Profile, 'layout'>): BootDocument['mode'] {
  return layout === 'mini-app' ? 'emongolia' : 'web';
}
