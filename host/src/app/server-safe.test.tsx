import { renderToString } from 'react-dom/server';
import { createTestShell } from './testing/render-shell.tsx';

it('renders the frame and a page to text without touching a browser', async () => {
  const { app, router } = await createTestShell('/mn/about');
  router.initialize();
  for (let turn = 0; turn < 100 && !router.state.initialized; turn += 1)
    await new Promise((done) => setTimeout(done, 5));
  const html = renderToString(app);
  expect(html).toContain('Аялал гэж юу вэ');
  expect(html).toContain('09:00–21:00');
});
