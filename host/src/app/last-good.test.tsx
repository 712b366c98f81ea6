import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import type { RemoteModule } from '@aylal/shell';
import { createStaticLoader } from '../remotes/create-static-loader.ts';
import type { RemoteLoader } from '../remotes/loader.ts';
import { buildDescriptor, lentSlot } from './testing/build-descriptor.ts';
import { buildRemoteModule } from './testing/build-remote-module.tsx';
import { renderShell } from './testing/render-shell.tsx';

const descriptors = [
  buildDescriptor({
    routes: [{ pattern: '/flights', chunk: 'search' }],
    slots: [lentSlot('home.search', 'flights-home-search')],
  }),
];

/** Two releases are tried one after the other. */
const patient = { timeout: 4000 };

/** A remote with the release `new`, and `old` behind it. */
function twoReleases(remoteModules: { new: RemoteModule; old: RemoteModule }): {
  loader: RemoteLoader;
  given: string[];
} {
  let present: 'new' | 'old' = 'new';
  const given: string[] = [];
  return {
    given,
    loader: {
      ...createStaticLoader({}),
      load: async () => remoteModules[present],
      releaseOf: () => present,
      giveUp(_id, release, reason, thrown) {
        given.push(`${release} ${reason}${thrown instanceof Error ? `: ${thrown.message}` : ''}`);
        if (release === 'old') return false;
        present = 'old';
        return true;
      },
    },
  };
}

function Sound() {
  return <h1>Энэ ажиллана</h1>;
}
function ThrowsInRender(): never {
  throw new Error('throws in render');
}
function ThrowsInEffect() {
  useEffect(() => {
    throw new Error('throws in effect');
  });
  return <h1>Түр зуур</h1>;
}

const screenOf = (Component: () => React.ReactNode) =>
  buildRemoteModule({ routes: { '/flights': async () => ({ screen: { title: 'screen.title', Component } }) } });
const slotOf = (Component: () => React.ReactNode) =>
  buildRemoteModule({ slots: { 'flights-home-search': async () => ({ part: { Component } }) } });

// React tells the console of every error that a boundary catches; here they are the subject.
let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

describe('A screen of a release', () => {
  it.each([
    ['render', ThrowsInRender],
    ['an effect', ThrowsInEffect],
  ])('[MFE-5] that throws in %s gives way to the last good one in the same place', async (where, Broken) => {
    const { loader, given } = twoReleases({ new: screenOf(Broken), old: screenOf(Sound) });
    await renderShell('/mn/flights', { boot: { descriptors }, loader });
    expect(await screen.findByRole('heading', { name: 'Энэ ажиллана' }, patient)).toBeInTheDocument();
    expect(given).toEqual([`new render: throws in ${where.replace('an ', '')}`]);
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  it('[MFE-5] is unavailable when the last good one throws too, and the button tries again', async () => {
    const { loader } = twoReleases({ new: screenOf(ThrowsInRender), old: screenOf(ThrowsInRender) });
    await renderShell('/mn/flights', { boot: { descriptors }, loader });
    expect(await screen.findByText('Энэ хэсэг түр ажиллахгүй байна', {}, patient)).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  it('[MFE-5] still comes when its loader throws: a load only warms', async () => {
    const load = () => {
      throw new Error('throws in its loader');
    };
    const remoteModule = buildRemoteModule({
      routes: { '/flights': async () => ({ screen: { title: 'screen.title', Component: Sound, load } }) },
    });
    const { loader } = twoReleases({ new: remoteModule, old: remoteModule });
    await renderShell('/mn/flights', { boot: { descriptors }, loader });
    expect(await screen.findByRole('heading', { name: 'Энэ ажиллана' }, patient)).toBeInTheDocument();
  });
});

describe('A slot contribution of a release', () => {
  it('[MFE-5] that throws gives way to the last good one, and the page around it stays', async () => {
    const { loader, given } = twoReleases({ new: slotOf(ThrowsInRender), old: slotOf(Sound) });
    await renderShell('/mn', { boot: { descriptors }, loader });
    expect(await screen.findByRole('heading', { name: 'Энэ ажиллана' }, patient)).toBeInTheDocument();
    expect(given).toEqual(['new render: throws in render']);
    expect(screen.getByRole('heading', { name: 'Хаашаа аялах вэ?' })).toBeInTheDocument();
  });
});

describe('Messages of a release', () => {
  it('[MFE-5] that do not come cost it its place; the last good one brings its own words', async () => {
    const lost = () => Promise.reject(new Error('404'));
    const broken = { ...screenOf(Sound), messages: { mn: lost, en: lost, zh: lost, ru: lost, ko: lost, ja: lost } };
    const { loader, given } = twoReleases({ new: broken, old: screenOf(Sound) });
    await renderShell('/mn/flights', { boot: { descriptors }, loader });
    expect(await screen.findByRole('heading', { name: 'Энэ ажиллана' }, patient)).toBeInTheDocument();
    await waitFor(() => expect(document.title).toContain('Дэлгэцийн нэр'));
    expect(given).toEqual(['new chunk: 404']);
  });
});
