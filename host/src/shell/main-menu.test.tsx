import { screen, within } from '@testing-library/react';
import { remoteDescriptors } from '../app/testing/remote-descriptors.ts';
import { renderShell } from '../app/testing/render-shell.tsx';

describe('The main navigation', () => {
  async function open() {
    const { user } = await renderShell('/mn', { boot: { descriptors: await remoteDescriptors('web') } });
    const nav = await screen.findByRole('navigation', { name: 'Үндсэн цэс', hidden: true });
    return { user, nav, bar: within(nav) };
  }
  const items = () =>
    screen.getAllByRole('menuitemradio', { hidden: true }).map((item) => [item.textContent, item.getAttribute('href')]);

  it('[SHELL-08] [GAP-69.1] is Home, Flights, Hotels, entertainment, eSIM and more', async () => {
    const { nav, bar, user } = await open();
    const entries = [...nav.querySelectorAll('a, button')];
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Нүүр',
      'Нислэг',
      'Зочид буудал',
      'Тоглоом',
      'eSIM',
      'Бусад',
    ]);
    await user.click(bar.getByRole('button', { name: 'Бусад', hidden: true }));
    // What is added later comes after them.
    expect(items().slice(0, 6)).toEqual([
      ['Даатгал', '/mn/insurance'],
      ['Автобус', '/mn/bus'],
      ['Галт тэрэг', '/mn/trains'],
      ['Аялал', '/mn/trip'],
      ['Унаа, тосолт', '/mn/transports'],
      ['Унадаг тээвэр', '/mn/mobility'],
    ]);
  });

  it('[SHELL-09] holds both lotteries in the entertainment dropdown', async () => {
    const { bar, user } = await open();
    await user.click(bar.getByRole('button', { name: 'Тоглоом', hidden: true }));
    expect(items()).toEqual([
      ['Хусдаг сугалаа', '/mn/lottery'],
      ['Шууд сугалаа', '/mn/ilottery'],
    ]);
  });
});
