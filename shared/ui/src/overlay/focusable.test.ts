import { keepTabInside, tabbableIn } from './focusable.ts';

function show(html: string): HTMLElement {
  document.body.innerHTML = `<style>.phone-only { display: none }</style><div id="root" tabindex="-1">${html}</div>`;
  return document.getElementById('root') ?? document.body;
}
const idsIn = (html: string) => tabbableIn(show(html)).map(({ id }) => id);

describe('What Tab visits inside a layer', () => {
  it.each([
    [
      'leaves out what a style sheet hides',
      '<button id="a"></button><p class="phone-only"><a id="b" href="/"></a></p>',
      ['a'],
    ],
    ['leaves out what is invisible', '<button id="a" style="visibility: hidden"></button><input id="b">', ['b']],
    [
      'leaves out what is inert or hidden',
      '<p inert><input id="a"></p><p hidden><input id="b"></p><input id="c">',
      ['c'],
    ],
    [
      'visits the summary of closed details alone',
      '<details><summary id="a"></summary><input id="b"></details>',
      ['a'],
    ],
    ['visits a frame', '<button id="a"></button><iframe id="b"></iframe>', ['a', 'b']],
    [
      'visits the checked radio of a group',
      '<input type="radio" name="n" id="a"><input type="radio" name="n" id="b" checked><input type="radio" name="n" id="c">',
      ['b'],
    ],
    [
      'visits the first radio while none is checked, and radios without a name one by one',
      '<input type="radio" name="n" id="a"><input type="radio" name="n" id="b"><input type="radio" id="c"><input type="radio" id="d">',
      ['a', 'c', 'd'],
    ],
  ])('%s', (_, html, ids) => {
    expect(idsIn(html)).toEqual(ids);
  });

  it('goes from any radio of the last group to the first stop', () => {
    const root = show(
      '<button id="first"></button><input type="radio" name="n" id="a"><input type="radio" name="n" id="b">',
    );
    const preventDefault = jest.fn();
    document.getElementById('b')?.focus();
    keepTabInside(root, { shiftKey: false, preventDefault });
    expect(document.activeElement?.id).toBe('first');
    expect(preventDefault).toHaveBeenCalledTimes(1);
  });

  it('lets Tab go on into a frame that is last', () => {
    const root = show('<button id="close"></button><iframe id="game"></iframe>');
    const preventDefault = jest.fn();
    document.getElementById('close')?.focus();
    keepTabInside(root, { shiftKey: false, preventDefault });
    expect(preventDefault).not.toHaveBeenCalled();
  });
});
