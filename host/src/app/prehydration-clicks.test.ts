import { prehydrationClicksScript } from '../server/pages/prehydration-clicks-script.ts';
import { replayClick } from './prehydration-clicks.ts';

/** As the page does it, before any of its modules. */
function arrive(html: string): void {
  document.body.innerHTML = html;
  // oxlint-disable-next-line no-eval -- the script is text in the page, and this is how a test runs it
  window.eval(prehydrationClicksScript);
}
const frame = () => new Promise((next) => window.requestAnimationFrame(next));
const find = (id: string) => document.getElementById(id) as HTMLElement;

describe('A click before the code of a rendered page is here', () => {
  it('is done when the page answers, the last one and once', async () => {
    arrive('<button id="a">A</button><button id="b">B</button>');
    const clicks: string[] = [];
    find('b').click();
    find('a').click();
    find('a').click();
    document.body.addEventListener('click', ({ target }) => clicks.push((target as HTMLElement).id));
    replayClick(window);
    await frame();
    expect(clicks).toEqual(['a']);
    find('b').click();
    expect(clicks).toEqual(['a', 'b']);
  });

  it('sends no form away, and sends it when the page answers', async () => {
    arrive('<form id="form"><input id="field"><button id="send">S</button></form>');
    const sent: boolean[] = [];
    const listen = (event: Event) => {
      sent.push(event.defaultPrevented);
      event.preventDefault();
    };
    find('send').click();
    expect(sent).toEqual([]);
    document.addEventListener('submit', listen);
    replayClick(window);
    await frame();
    document.removeEventListener('submit', listen);
    expect(sent).toEqual([false]);
  });

  describe('in a form that works without scripts', () => {
    beforeEach(() => void import.meta.jest.useFakeTimers());
    afterEach(() => void import.meta.jest.useRealTimers());
    const html =
      '<form id="form" method="post"><label id="label"><input id="box" type="checkbox"></label></form><button id="send" type="submit" form="form">S</button>';
    const watch = () => {
      const sent: string[] = [];
      HTMLFormElement.prototype.requestSubmit = function requestSubmit(by) {
        sent.push(`${this.id} by ${by?.id}`);
      };
      return sent;
    };

    it('ticks at once, and is sent by the browser where no script comes', () => {
      const sent = watch();
      arrive(html);
      find('label').click();
      expect((find('box') as HTMLInputElement).checked).toBe(true);
      find('send').click();
      find('send').click();
      import.meta.jest.advanceTimersByTime(1900);
      expect(sent).toEqual([]);
      import.meta.jest.advanceTimersByTime(200);
      expect(sent).toEqual(['form by send']);
    });

    it('is left to the page that answers in time', () => {
      const sent = watch();
      arrive(html);
      find('send').click();
      const events: string[] = [];
      find('form').addEventListener('submit', (event) => {
        events.push('submit');
        event.preventDefault();
      });
      replayClick(window);
      import.meta.jest.advanceTimersByTime(5000);
      expect([events, sent]).toEqual([['submit'], []]);
    });
  });

  it('is done where the clicked part stood, when something else is there by then', async () => {
    arrive('<input id="field" role="combobox">');
    find('field').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 40, clientY: 300 }),
    );
    document.body.innerHTML = '<button id="sheet">From</button>';
    document.elementFromPoint = (x, y) => (x === 40 && y === 300 ? find('sheet') : null);
    let opened = 0;
    find('sheet').addEventListener('click', () => (opened += 1));
    replayClick(window);
    await frame();
    expect(opened).toBe(1);
  });

  it('counts when the part is replaced while it is pressed, and not when the finger moves on to scroll', async () => {
    const press = (id: string, type: string) =>
      find(id).dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 40, clientY: 300 }));
    let opened = 0;
    const visit = async (ends: string) => {
      arrive('<input id="field" role="combobox">');
      press('field', 'pointerdown');
      replayClick(window);
      await frame();
      document.body.innerHTML = '<button id="sheet">From</button>';
      document.elementFromPoint = () => find('sheet');
      find('sheet').addEventListener('click', () => (opened += 1));
      press('sheet', ends);
      await new Promise((wait) => setTimeout(wait, 150));
    };
    await visit('pointercancel');
    expect(opened).toBe(0);
    await visit('pointerup');
    expect(opened).toBe(1);
  });

  it('chooses nothing by itself that the code would not know', async () => {
    arrive('<label><input id="box" type="checkbox"></label>');
    find('box').click();
    expect((find('box') as HTMLInputElement).checked).toBe(false);
    replayClick(window);
    await frame();
    expect((find('box') as HTMLInputElement).checked).toBe(true);
  });

  it('is left to the browser on a link', async () => {
    arrive('<a id="link" href="#here"><button id="inside">L</button></a>');
    const prevented: boolean[] = [];
    document.body.addEventListener('click', (event) => prevented.push(event.defaultPrevented));
    find('inside').click();
    replayClick(window);
    await frame();
    expect(prevented).toEqual([false]);
  });
});
