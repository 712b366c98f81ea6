/** @jest-environment node */
import { Suspense, use, type ReactNode } from 'react';
import { FirstSightProvider } from '@aylal/shell/host';
import { Later } from '@aylal/shell';
import { renderToText, type TextSight } from './render-to-text.ts';

async function render(page: ReactNode) {
  const sights: TextSight[] = [];
  const text = await renderToText(
    (sent) => <FirstSightProvider value={sent}>{page}</FirstSightProvider>,
    (sight) => sights.push(sight),
  );
  return { text, sights };
}

function Part({ fault }: { fault?: string }) {
  if (fault) throw new Error(fault);
  return (
    <ol>
      <Suspense>
        <li>Сөүл</li>
      </Suspense>
      <li>Токио</li>
    </ol>
  );
}

function Slow({ after }: { after: Promise<string> }) {
  return <i>{use(after)}</i>;
}

describe('A page as text', () => {
  it('comes in one piece, when nothing in it comes later', async () => {
    const after = new Promise<string>((resolve) => setTimeout(resolve, 20, 'slow'));
    const { text, sights } = await render(
      <main>
        <Suspense fallback="waiting">
          <Slow after={after} />
        </Suspense>
      </main>,
    );
    expect(text).toBe('<main><!--$--><i>slow</i><!--/$--></main>');
    expect(sights).toEqual([]);
  });

  it('sends its shell ahead, and what comes later in its place', async () => {
    const { text, sights } = await render(
      <main>
        <h1>Нислэг</h1>
        <Later>
          <Part />
        </Later>
        <footer>Аялал</footer>
      </main>,
    );
    expect(sights).toEqual([
      {
        html: '<main><h1>Нислэг</h1>',
        tail: '<!--$?--><template id="B:0"></template><!--/$--><footer>Аялал</footer></main>',
      },
    ]);
    expect(text).toBe(
      '<main><h1>Нислэг</h1><!--$--><ol><!--$--><li>Сөүл</li><!--/$--><li>Токио</li></ol><!--/$--><footer>Аялал</footer></main>',
    );
  });

  it('is never cut inside of what only a browser without scripts reads', async () => {
    const after = new Promise<string>((resolve) => setTimeout(resolve, 20, 'form'));
    const { text, sights } = await render(
      <main>
        <noscript>plain</noscript>
        <h1>Нислэг</h1>
        <noscript>
          <Suspense>
            <Slow after={after} />
          </Suspense>
        </noscript>
        <Later>
          <Part />
        </Later>
      </main>,
    );
    expect(sights.map(({ html }) => html)).toEqual(['<main><noscript>plain</noscript><h1>Нислэг</h1>']);
    expect(text).toContain('<noscript><!--$--><i>form</i><!--/$--></noscript><!--$--><ol>');
  });

  it('fails with what the later part has thrown', async () => {
    await expect(
      render(
        <main>
          <Later>
            <Part fault="broken" />
          </Later>
        </main>,
      ),
    ).rejects.toThrow('broken');
  });

  it('fails when there is nothing to be seen first', async () => {
    await expect(
      render(
        <Later>
          <Part />
        </Later>,
      ),
    ).rejects.toThrow('nothing stands around');
  });

  it('waits for what a later part waits for, and puts that in its place too', async () => {
    const after = new Promise<string>((resolve) => setTimeout(resolve, 30, 'slow'));
    const { text, sights } = await render(
      <main>
        <h1>Нислэг</h1>
        <Later>
          <Suspense
            fallback={
              <Suspense fallback="">
                <b>waiting</b>
              </Suspense>
            }
          >
            <Slow after={after} />
          </Suspense>
          <Part />
        </Later>
        <Later>
          <p>next</p>
        </Later>
        <footer>Аялал</footer>
      </main>,
    );
    expect(sights.map(({ html }) => html)).toEqual(['<main><h1>Нислэг</h1>']);
    expect(text).toBe(
      '<main><h1>Нислэг</h1><!--$--><!--$--><i>slow</i><!--/$--><ol><!--$--><li>Сөүл</li><!--/$--><li>Токио</li></ol><!--/$--><!--$--><p>next</p><!--/$--><footer>Аялал</footer></main>',
    );
  });
});
