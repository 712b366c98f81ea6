import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ScrollRestorer } from './scroll-restoration.tsx';

function open() {
  const router = createMemoryRouter([{ path: '*', Component: ScrollRestorer }], { initialEntries: ['/mn/bus'] });
  render(<RouterProvider router={router} />);
  return router;
}

/** jsdom scrolls nothing by itself. */
function standAt(y: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
}

describe('Where a page is scrolled to', () => {
  beforeEach(() => {
    import.meta.jest.spyOn(window, 'scrollTo').mockImplementation((_x: number, y: number) => standAt(y));
  });
  afterEach(() => import.meta.jest.restoreAllMocks());

  it('stays when a page that was scrolled before is hydrated', () => {
    standAt(400);
    open();
    expect(window.scrollY).toBe(400);
  });

  it('is the top of a page that one comes to, and the former place on the way back', async () => {
    standAt(400);
    const router = open();
    await act(() => router.navigate('/mn/trains'));
    expect(window.scrollY).toBe(0);
    await act(() => router.navigate(-1));
    expect(window.scrollY).toBe(400);
  });
});
