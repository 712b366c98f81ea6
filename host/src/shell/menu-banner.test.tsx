import { listPromotions } from '@aylal/contracts/content';
import { stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { contentStubs } from '../app/testing/content-stubs.ts';
import { remoteDescriptors } from '../app/testing/remote-descriptors.ts';
import { renderShell } from '../app/testing/render-shell.tsx';

const piece = (slug: string, place: 'home' | 'menu') => ({
  ...{ slug, title: `${slug} title`, text: `${slug} text`, picture: '', to: '/flights', place },
});
const promotions = () =>
  stubOperation(listPromotions, {
    status_code: 200,
    message: '',
    result: [piece('autumn', 'home'), piece('naadam', 'menu'), piece('later', 'menu')],
  });
const open = async (stub: Stub) =>
  renderShell('/mn/about', { boot: { descriptors: await remoteDescriptors('web') }, stubs: [stub, ...contentStubs()] });

describe('What the office puts into the menu', () => {
  it('is above the pages of the phone’s menu, one alone, and leads to its page', async () => {
    const { user } = await open(promotions());
    await user.click(await screen.findByRole('button', { name: 'Цэс нээх' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Цэс' }));
    const banner = await drawer.findByRole('link', { name: /naadam title/ });
    expect(banner).toHaveAttribute('href', '/mn/flights');
    expect(banner).toHaveTextContent('naadam text');
    expect(drawer.queryByText(/autumn|later/)).toBeNull();
    await user.click(banner);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Цэс' })).toBeNull());
  });

  it('is the last row of the rest of the top menu, and is read when the menu is reached for', async () => {
    const stub = promotions();
    const { user } = await open(stub);
    const nav = await screen.findByRole('navigation', { name: 'Үндсэн цэс', hidden: true });
    expect(stub.calls).toHaveLength(0);
    await user.click(within(nav).getByRole('button', { name: 'Бусад', hidden: true }));
    await waitFor(() =>
      expect(screen.getAllByRole('menuitemradio', { hidden: true }).at(-1)).toHaveTextContent('naadam title'),
    );
  });

  it('is left out while it cannot be read', async () => {
    const { user } = await open(stubOperation(listPromotions, 'offline'));
    await user.click(await screen.findByRole('button', { name: 'Цэс нээх' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Цэс' }));
    expect(drawer.getByRole('link', { name: 'Нүүр' })).toBeVisible();
    expect(drawer.queryByText(/naadam/)).toBeNull();
  });
});
