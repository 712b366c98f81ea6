import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Slot } from '@aylal/shell';
import { buildDescriptor, lentSlot } from '../app/testing/build-descriptor.ts';
import { buildRemoteModule } from '../app/testing/build-remote-module.tsx';
import { renderShell } from '../app/testing/render-shell.tsx';
import { sharedExternalsFor } from '../rendering/shared-externals.ts';
import { noteMajor } from './remote-majors.ts';

function mockLook(name: string) {
  return async () => ({
    UiLook: ({ locale, children }: { locale: string; children: ReactNode }) => (
      <section aria-label={`${name} ${locale}`}>{children}</section>
    ),
  });
}
jest.mock('./earlier-majors.ts', () => ({
  hasEarlierMajors: true,
  earlierMajors: { '^4': { look: mockLook('earlier'), modules: { '@aylal/ui': async () => ({ major: 4 }) } } },
  presentLook: mockLook('present'),
}));

const part = (text: string) => async () => ({ part: { Component: () => <p>{text}</p> } });
const flights = buildRemoteModule({
  routes: {
    '/flights': async () => ({
      screen: {
        title: 'screen.title',
        Component: () => (
          <>
            <h1>Нислэг</h1>
            <Slot name="home.board" />
          </>
        ),
      },
    }),
  },
  slots: { own: part('ижил') },
});
const hotels = buildRemoteModule({ id: 'mf-hotels', slots: { other: part('өөр') } });
const descriptors = [
  buildDescriptor({
    routes: [{ pattern: '/flights', chunk: 'search' }],
    slots: [lentSlot('home.board', 'own')],
  }),
  buildDescriptor({ id: 'mf-hotels', slots: [lentSlot('home.board', 'other')] }),
];

describe('In a host with two majors of a facade', () => {
  it('each part has the look of its own major, inside a part of the other one too, and no look twice', async () => {
    noteMajor(flights, '^4.1.0');
    noteMajor(hotels, '^5.0.0');
    await renderShell('/mn/flights', {
      boot: { descriptors },
      remoteModules: { 'mf-flights': flights, 'mf-hotels': hotels },
    });
    const earlier = await screen.findByRole('region', { name: 'earlier mn' });
    expect(within(earlier).getByRole('heading', { level: 1, name: 'Нислэг' })).toBeInTheDocument();
    const present = await within(earlier).findByRole('region', { name: 'present mn' });
    expect(present).toHaveTextContent(/^өөр$/);
    expect(await within(earlier).findByText('ижил')).toBeInTheDocument();
    expect(screen.getAllByRole('region', { name: /earlier|present/ })).toEqual([earlier, present]);
  });

  it('a server build gets the shared modules of its own major, and one React', async () => {
    const [earlier, present] = await Promise.all([sharedExternalsFor('^4.1.0'), sharedExternalsFor('^5.0.0')]);
    expect(earlier['@aylal/ui']).toEqual({ major: 4 });
    expect(present['@aylal/ui']).toHaveProperty('Button');
    expect(earlier['react']).toBe(present['react']);
    expect(await sharedExternalsFor(undefined)).toBe(present);
  });
});
