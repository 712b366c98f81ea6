/** @jest-environment node */
import { inOrder } from './inline-suspense-chunks.ts';

const place = (name: string, inside = '') => `<!--$?--><template id="${name}"></template>${inside}<!--/$-->`;
const sent = (name: string, html: string) =>
  `<div hidden id="S:1">${html}</div><script>$RC=function(){};$RC("${name}","S:1")</script>`;

describe('inOrder', () => {
  it('leaves a page alone of which nothing is late', () => {
    expect(inOrder('<main><!--$--><p></p><!--/$--></main>', '')).toBe('<main><!--$--><p></p><!--/$--></main>');
  });

  it.each([
    ['one part', place('B:0'), sent('B:0', '<p>a</p>'), '<!--$--><p>a</p><!--/$-->'],
    [
      'parts in another order',
      place('B:0') + place('B:a'),
      sent('B:a', '<p>b</p>') + sent('B:0', '<div>a</div>'),
      '<!--$--><div>a</div><!--/$--><!--$--><p>b</p><!--/$-->',
    ],
    [
      'a part of a part, in whose place something else stood',
      place('B:0'),
      sent('B:0', `<ol>${place('B:1', '<!--$--><b></b><!--/$-->')}</ol>`) + sent('B:1', 'x'),
      '<!--$--><ol><!--$-->x<!--/$--></ol><!--/$-->',
    ],
  ])('puts %s in its place', (_, shell, later, page) => {
    expect(inOrder(`<main>${shell}</main>`, later)).toBe(`<main>${page}</main>`);
  });

  it('throws when a part has not come', () => {
    expect(() => inOrder(place('B:0'), '')).toThrow('did not come: B:0');
    expect(() => inOrder('<!--$?--><template id="B:0"></template>', sent('B:0', ''))).toThrow('no end');
  });
});
