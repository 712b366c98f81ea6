import { earlyClicksScript } from '../server/pages/early-clicks-script.ts';
import { takeEarlyClicks } from './early-clicks.ts';

/** As the page does it, before any of its modules. */
function arrive(html: string): void {
  document.body.innerHTML = html;
  // oxlint-disable-next-line no-eval -- the script is text in the page, and this is how a test runs it
  window.eval(earlyClicksScript);
}
const find = (id: string) => document.getElementById(id) as HTMLElement;

describe('A click before the code of a rendered page is here', () => {
  it('is done when the page answers, the last one and once', () => {
    arrive('<button id="a">A</button><button id="b">B</button>');
    const clicks: string[] = [];
    find('b').click();
    find('a').click();
    find('a').click();
    const again = takeEarlyClicks(window);
    document.body.addEventListener('click', ({ target }) => clicks.push((target as HTMLElement).id));
    again();
    expect(clicks).toEqual(['a']);
    find('b').click();
    expect(clicks).toEqual(['a', 'b']);
  });

  it('sends no form away, and sends it when the page answers', () => {
    arrive('<form id="form"><input id="field"><button id="send">S</button></form>');
    const sent: boolean[] = [];
    const listen = (event: Event) => {
      sent.push(event.defaultPrevented);
      event.preventDefault();
    };
    find('send').click();
    expect(sent).toEqual([]);
    const again = takeEarlyClicks(window);
    document.addEventListener('submit', listen);
    again();
    document.removeEventListener('submit', listen);
    expect(sent).toEqual([false]);
  });

  it('is left to the browser on a link and in a field', () => {
    arrive(
      '<a id="link" href="#here"><button id="inside">L</button></a><label><input id="box" type="checkbox"></label>',
    );
    find('box').click();
    expect((find('box') as HTMLInputElement).checked).toBe(true);
    const prevented: boolean[] = [];
    document.body.addEventListener('click', (event) => prevented.push(event.defaultPrevented));
    find('inside').click();
    expect(prevented).toEqual([false]);
    takeEarlyClicks(window)();
    expect(prevented).toEqual([false]);
  });
});
