import { renderRemote } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { buildSearchAddress } from '../../testing/build-search-address.ts';
import { airportsStub, nearbyStub, offersStub } from '../../testing/flights-stubs.ts';

/** The address of the standard search. */
export const at = `/mn${buildSearchAddress()}`;

/** The page of results. */
export const open = (stubs = [offersStub(), nearbyStub(), airportsStub()], address = at, options = {}) =>
  renderRemote(remote, { at: address, stubs, ...options });

/** The offers that are shown. */
export const cards = () => screen.getAllByRole('article');

/** The link that chooses an offer. */
export const select = (card: HTMLElement | undefined) =>
  within(card ?? document.body).getByRole('link', { name: /^Сонгох/ });
