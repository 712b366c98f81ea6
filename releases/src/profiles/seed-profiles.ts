import type { Profile } from './profile.ts';

/** The profiles of a registry in which nobody has set one: the whole shop, its mini-app in e-Mongolia (PERSIST-04), and the office of the people behind it. */
export const seedProfiles: readonly Profile[] = [
  { name: 'web', channel: null, mode: 'web', shell: 'web', layout: 'web' },
  {
    name: 'emongolia',
    channel: null,
    mode: 'emongolia',
    shell: 'emongolia',
    layout: 'mini-app',
    traits: { payments: 'emongolia' },
  },
  { name: 'office', channel: null, mode: 'office', shell: 'web', layout: 'office' },
];
