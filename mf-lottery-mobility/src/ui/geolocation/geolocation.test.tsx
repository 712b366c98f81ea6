import { renderPart } from '@aylal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { view } from './geolocation-dialog.tsx';

type Position = Parameters<Parameters<Geolocation['getCurrentPosition']>[0]>[0];

const place = { coords: { latitude: 47.91, longitude: 106.91 } } as Position;

/** A browser with the given permission and place; `permit` changes the permission in its settings. */
function browserWith(position: Position | null, state: PermissionState) {
  const permission = Object.assign(new EventTarget(), { state });
  const watched = jest.spyOn(permission, 'addEventListener');
  const options: unknown[] = [];
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query: async () => permission } });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: (at: Position) => void, lost: () => void, asked: unknown) => {
        options.push(asked);
        if (position) found(position);
        else lost();
      },
    },
  });
  const permit = () => {
    permission.state = 'granted';
    permission.dispatchEvent(new Event('change'));
  };
  return { options, permit, watched };
}

const show = async (props: { failed?: boolean } = {}) => {
  const close = jest.fn();
  const { Component } = view;
  const shown = await renderPart(remote, <Component props={props} close={close} />);
  return { ...shown, close };
};

describe('[MODAL-61] The prompt for the place', () => {
  it('[MOB-20] asks for it on a press, with 5000 ms, and closes with what came', async () => {
    const { options } = browserWith(place, 'prompt');
    const { user, close } = await show();
    expect(options).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Байршлаа ашиглах' }));
    expect(options).toEqual([expect.objectContaining({ timeout: 5000 })]);
    expect(close).toHaveBeenCalledWith({ lat: 47.91, lon: 106.91 });
  });

  it('[MOB-18] closes when the permission becomes granted in the settings of the browser', async () => {
    const { permit, watched } = browserWith(null, 'denied');
    const { close } = await show();
    await waitFor(() => expect(watched).toHaveBeenCalled());
    await act(async () => permit());
    expect(close).toHaveBeenCalledWith('granted');
  });

  it.each([
    ['Chrome/129.0', 'Chrome-д зөвшөөрөх'],
    ['Chrome/129.0 Safari/537.36 Edg/129.0', 'Edge-д зөвшөөрөх'],
    ['Firefox/130.0', 'Firefox-д зөвшөөрөх'],
    ['Version/18.0 Safari/604.1', 'Safari-д зөвшөөрөх'],
    ['Lynx/2.9', 'Хөтчид зөвшөөрөх'],
  ])('[MOB-19] shows the steps of %s when it is denied or fails', async (agent, name) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    browserWith(null, 'denied');
    const { user, close } = await show();
    await user.click(screen.getByRole('button', { name: 'Байршлаа ашиглах' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Байршил тань ирсэнгүй.');
    expect(screen.getByRole('list', { name })).toBeVisible();
    expect(close).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});
