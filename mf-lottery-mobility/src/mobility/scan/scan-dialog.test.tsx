import { renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { view } from './scan-dialog.tsx';

const { Component } = view;

describe('[PROD-10] Scanning a vehicle', () => {
  it('says the other way where no camera opens', async () => {
    await renderPart(remote, <Component props={{}} close={jest.fn()} />, { locale: 'en' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter the number on the vehicle instead.');
  });

  it('lets the camera go when it is closed before it has opened', async () => {
    const stop = jest.fn();
    let allow: (stream: unknown) => void = () => {};
    const asked = new Promise((resolve) => (allow = resolve));
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: () => asked } });
    const { unmount } = await renderPart(remote, <Component props={{}} close={jest.fn()} />, { locale: 'en' });
    expect(await screen.findByText('Opening the camera')).toBeVisible();
    unmount();
    allow({ getTracks: () => [{ stop }] });
    await asked;
    await Promise.resolve();
    expect(stop).toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });
});
