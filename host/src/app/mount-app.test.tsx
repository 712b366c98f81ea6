import { waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter } from 'react-router';
import { createQueryClient } from '@aylal/query';
import { createStaticLoader } from '../remotes/create-static-loader.ts';
import { mountApp } from './mount-app.tsx';

describe('showApp', () => {
  it('says that a rendered page is before a part of it looks at the clock', async () => {
    const order: string[] = [];
    function Part() {
      useEffect(() => void order.push('part'), []);
      return <p>Ready</p>;
    }
    const root = document.createElement('div');
    root.innerHTML = '<p>Ready</p>';
    const taken = root.firstElementChild;
    const app = {
      element: <Part />,
      router: createMemoryRouter([{ path: '/', element: null }]),
      loader: createStaticLoader({}),
      queryClient: createQueryClient({ jitter: () => 0 }),
    };
    await mountApp(window, root, app, { at: '2026-06-01T00:00:00.000Z', parts: [] }, () => void order.push('stands'));
    await waitFor(() => expect(order).toEqual(['stands', 'part']));
    expect(root.firstElementChild).toBe(taken);
  });
});
