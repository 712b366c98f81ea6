import { defineDescriptor } from '@aylal/shell/descriptor';

/** The office speaks Mongolian and English. */
const inBoth = (mn: string, en: string) => ({ mn, en, zh: en, ru: en, ko: en, ja: en });

/** What the shell knows of the console without loading it. Chunk names are those of `remote.ts`. */
export const descriptor = defineDescriptor({
  id: 'mf-console',
  contract: '^1.22.0',
  owner: { team: 'Platform', contact: 'platform@teams.aylal.example' },
  modes: ['office'],
  routes: [
    { pattern: '/releases', chunk: 'releases', noindex: true },
    { pattern: '/releases/:remote', chunk: 'remote-page', noindex: true },
    { pattern: '/releases/:remote/:version', chunk: 'release', noindex: true },
    { pattern: '/publish', chunk: 'publish', noindex: true },
    { pattern: '/revisions', chunk: 'revisions', noindex: true },
    { pattern: '/platform', chunk: 'platform', noindex: true },
    { pattern: '/release-keys', chunk: 'keys', noindex: true },
    { pattern: '/release-registry', chunk: 'registry', noindex: true },
    { pattern: '/release-log', chunk: 'log', noindex: true },
  ],
  navigation: [
    {
      id: 'console-releases',
      label: inBoth('Хувилбар', 'Releases'),
      path: '/releases',
      icon: 'file',
      menu: { group: 'main', order: 50 },
      roles: ['release-manager', 'auditor'],
    },
    {
      id: 'console-publish',
      label: inBoth('Хувилбар гаргах', 'Publish'),
      path: '/publish',
      icon: 'file',
      menu: { group: 'main', order: 55 },
      roles: ['release-manager'],
    },
    {
      id: 'console-revisions',
      label: inBoth('Түүх', 'Time line'),
      path: '/revisions',
      icon: 'file',
      menu: { group: 'main', order: 60 },
      roles: ['release-manager', 'auditor'],
    },
    {
      id: 'console-platform',
      label: inBoth('Платформ', 'Platform'),
      path: '/platform',
      icon: 'map',
      menu: { group: 'main', order: 70 },
      roles: ['release-manager', 'auditor'],
    },
    {
      id: 'console-keys',
      label: inBoth('Баг ба түлхүүр', 'Teams and keys'),
      path: '/release-keys',
      icon: 'shield',
      menu: { group: 'main', order: 72 },
      roles: ['release-manager', 'auditor'],
    },
    {
      id: 'console-registry',
      label: inBoth('Профайл ба хадгалалт', 'Profiles and storage'),
      path: '/release-registry',
      icon: 'users',
      menu: { group: 'main', order: 74 },
      roles: ['release-manager', 'auditor'],
    },
    {
      id: 'console-log',
      label: inBoth('Хувилбарын бүртгэл', 'Release log'),
      path: '/release-log',
      icon: 'file',
      menu: { group: 'main', order: 80 },
      roles: ['release-manager', 'auditor'],
    },
  ],
  fallback: {
    title: inBoth('Хувилбарын хэсэг түр ажиллахгүй байна', 'The console is temporarily unavailable'),
    text: inBoth(
      'Хувилбарыг команд мөрөөс удирдах боломжтой хэвээр.',
      'Releases can be managed from the command line as before.',
    ),
    links: [],
  },
});
