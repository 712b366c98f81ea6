import { renderToStaticMarkup } from 'react-dom/server';
import { WithoutScripts } from './without-scripts.tsx';

describe('What is for browsers without scripts', () => {
  it('is one element, also inside another one: a browser with scripts reads it as text up to its first end', () => {
    const html = renderToStaticMarkup(
      <WithoutScripts>
        <p>
          <WithoutScripts>
            <a href="/sign-in">Sign in</a>
          </WithoutScripts>
        </p>
      </WithoutScripts>,
    );
    expect(html).toBe('<noscript><p><a href="/sign-in">Sign in</a></p></noscript>');
  });

  it('has no text of its own, which would count as part of a name', () => {
    expect(renderToStaticMarkup(<WithoutScripts>More</WithoutScripts>)).toBe('<noscript><span>More</span></noscript>');
  });
});
