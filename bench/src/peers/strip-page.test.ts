import { readDehydrated, stripPage } from './strip-page.ts';

const page = [
  '<head><script nonce="a">start()</script><link rel="preload" as="script" href="/a.js" crossorigin>',
  '<link rel="preload" as="font" href="/a.woff2"><style>a{}</style></head>',
  '<body><div id="root"><!--$--><p>A<!-- -->1</p><!--/$--></div><noscript>no</noscript>',
  '<script type="application/json" id="aylal-queries">{"queries":[1]}</script></body>',
].join('');

describe('stripPage', () => {
  it('leaves content, styles and fonts', () => {
    expect(stripPage(page)).toBe(
      '<head><link rel="preload" as="font" href="/a.woff2"><style>a{}</style></head><body><div id="root"><p>A1</p></div></body>',
    );
  });
});

describe('readDehydrated', () => {
  it('reads what the page carries', () => {
    expect(readDehydrated(page, 'aylal-queries')).toEqual({ queries: [1] });
  });

  it('refuses a page that was not rendered', () => {
    expect(() => readDehydrated('<div id="root"></div>', 'aylal-queries')).toThrow('did not render it');
  });
});
