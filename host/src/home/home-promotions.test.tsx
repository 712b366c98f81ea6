import { screen, waitFor, within } from '@testing-library/react';
import { listPromotions } from '@aylal/contracts/content';
import { stubOperation } from '@aylal/testing';
import { contentStubs } from '../app/testing/content-stubs.ts';
import { renderShell } from '../app/testing/render-shell.tsx';

const open = (stubs = contentStubs()) => renderShell('/mn', { stubs });
const section = () => screen.queryByRole('region', { name: 'Онцлох' });

describe('The promotions of the home page', () => {
  it('[ROUTE-01] [NEED-31] lead to their pages, in the language spoken', async () => {
    await open();
    const link = await screen.findByRole('link', { name: /Орон нутгийн нислэг/ });
    expect(link).toHaveAttribute('href', '/mn/flights');
    expect(link.querySelector('img')).toHaveAttribute('src', '/pictures/places/peaks/1.svg');
    expect(link.querySelector('source')).toHaveAttribute('srcset', '/pictures/places/peaks/1-night.svg');
    expect(within(section() as HTMLElement).getAllByRole('link')).toHaveLength(1);
  });

  it('are not those of the menu', async () => {
    const piece = (slug: string, place: 'home' | 'menu') => ({
      slug,
      title: slug,
      text: '',
      picture: '',
      to: '/',
      place,
    });
    const result = [piece('of-the-menu', 'menu'), piece('of-the-home', 'home')];
    await open([stubOperation(listPromotions, { status_code: 200, message: '', result }), ...contentStubs()]);
    expect(await screen.findByRole('link', { name: /of-the-home/ })).toBeInTheDocument();
    expect(screen.queryByText('of-the-menu')).toBeNull();
  });

  it('hold their place while they are on their way', async () => {
    await open([stubOperation(listPromotions, 'hanging'), ...contentStubs()]);
    await screen.findByRole('heading', { level: 1 });
    expect(await screen.findByRole('region', { name: 'Онцлох' })).toBeInTheDocument();
  });

  it.each([
    ['there are none', stubOperation(listPromotions, { status_code: 200, message: '', result: [] })],
    ['they cannot be had', stubOperation(listPromotions, 'offline')],
  ])('leave no gap when %s', async (_, stub) => {
    await open([stub, ...contentStubs()]);
    await screen.findByRole('region', { name: 'Мэдээ' });
    await waitFor(() => expect(section()).not.toBeInTheDocument(), { timeout: 6000 });
  });
});
