import { findMissing, type Machine } from './find-missing.ts';
import { mergeNeeds } from './needs.ts';

const machine: Machine = {
  findBrowser: async () => '/usr/bin/chromium',
  portOwner: async () => ({ taken: false, owner: null }),
  folders: () => [{ path: '/shop', freeMegabytes: 900 }],
  freeMemoryMegabytes: () => 800,
};
const needs = { browser: true, ports: [3310], diskMegabytes: 900, memoryMegabytes: 800 };

describe('findMissing', () => {
  it('finds nothing on a machine that has just enough', async () => {
    expect(await findMissing(needs, machine)).toEqual([]);
  });

  it.each<[string, Partial<Machine>, string]>([
    [
      'disk space',
      { folders: () => [{ path: '/shop', freeMegabytes: 899 }] },
      '/shop has 899 MB free and 900 MB are needed: free some disk space.',
    ],
    [
      'memory',
      { freeMemoryMegabytes: () => 799 },
      '799 MB of memory are free and 800 MB are needed: end other programs.',
    ],
    [
      'a port, with the program that has it',
      { portOwner: async () => ({ taken: true, owner: 'process 12 (node server.js)' }) },
      'Port 3310 is taken by process 12 (node server.js): end what listens there.',
    ],
    [
      'a port of an unknown program',
      { portOwner: async () => ({ taken: true, owner: null }) },
      'Port 3310 is taken: end what listens there.',
    ],
    ['a browser', { findBrowser: () => Promise.reject(new Error('Install Chromium.')) }, 'Install Chromium.'],
  ])('names %s that is missing', async (_, less, sentence) => {
    expect(await findMissing(needs, { ...machine, ...less })).toEqual([sentence]);
  });

  it('looks at nothing that is not needed', async () => {
    const asked = () => Promise.reject(new Error('asked'));
    expect(await findMissing(mergeNeeds([{}]), { ...machine, findBrowser: asked, portOwner: asked })).toEqual([]);
  });
});

describe('mergeNeeds', () => {
  it('takes the most of each, because suites run one after the other', () => {
    const merged = mergeNeeds([
      { browser: true, memoryMegabytes: 100 },
      { ports: [1], memoryMegabytes: 300 },
      { ports: [1, 2] },
    ]);
    expect(merged).toEqual({ browser: true, ports: [1, 2], diskMegabytes: 0, memoryMegabytes: 300 });
  });
});
