import { createHash } from 'node:crypto';
import { buildSessionUser } from '@aylal/testing';
import type { SessionState } from '@aylal/shell';
import { createOfflinePages } from './offline-pages.ts';
import { createMemoryDevice } from './testing/memory-storage.ts';

const batbold = buildSessionUser();
const saran = buildSessionUser({ phone: '88001122', email: 'saran@example.mn' });

function open(user = batbold) {
  const device = createMemoryDevice();
  let session: SessionState = { status: 'signed-in', user };
  const errors: unknown[] = [];
  const pages = createOfflinePages({
    device: device.keeping,
    session: () => session,
    messages: (key, values) => `${key} ${values?.time ?? ''}`.trim(),
    now: () => new Date('2026-11-24T06:24:00Z'),
    time: () => '14:24',
    reportError: (error) => void errors.push(error),
  });
  const keep = async (path: string, html: string, title = 'Улаанбаатар – Дархан', until?: string) => {
    device.go(path);
    const element = document.createElement('div');
    element.innerHTML = html;
    await pages.service.keep({ title, element, until });
  };
  return { ...device, pages, keep, errors, signOut: () => void (session = { status: 'anonymous' }) };
}

describe('Pages for the time without a network', () => {
  it('[REL-5] keeps what is shown with its look, without scripts, buttons and what paper leaves out', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = '.seat { color: rebeccapurple }';
    document.head.append(sheet);
    const shop = open();
    await shop.keep(
      '/mn/user/order/bus/AYL-1',
      '<p class="seat">Суудал 7</p><script>1</script><button>Цуцлах</button><p data-print="hide">Явц</p><p data-print="only">1800 4444</p>',
    );
    const page = await shop.read('/mn/user/order/bus/AYL-1');
    expect(page?.text).toContain('<p class="seat">Суудал 7</p>');
    expect(page?.text).toContain('rebeccapurple');
    expect(page?.text).toContain('offline.title offline.asOf 14:24');
    expect(page?.text).toContain('1800 4444');
    expect(page?.text).not.toMatch(/<script>1|Цуцлах|Явц|data-print="only"/);
    expect(shop.workers()).toBe(1);
    sheet.remove();
  });

  it('goes back to the page itself when the network does: by one script, which the policy lets run alone', async () => {
    const shop = open();
    await shop.keep('/mn/user/order/bus/AYL-1', 'нэг');
    const page = await shop.read('/mn/user/order/bus/AYL-1');
    const scripts = [...(page?.text ?? '').matchAll(/<script>(.*?)<\/script>/g)].map(([, script]) => script);
    expect(scripts).toEqual(["addEventListener('online',()=>location.reload())"]);
    const hash = createHash('sha256').update(scripts.join('')).digest('base64');
    expect(page?.headers.get('content-security-policy')).toContain(
      `default-src 'none'; script-src 'sha256-${hash}'; style-src`,
    );
  });

  it('[PII-1] keeps nothing that is not asked for on the way, and notes until when it is of use', async () => {
    const shop = open();
    const html = '<p>AYL-1</p><p data-kept="hide">batbold@example.mn</p>';
    await shop.keep('/mn/user/order/bus/AYL-1', html, 'Дархан', '2026-12-01T00:00:00.000Z');
    await shop.keep('/mn/user/order/esim/AYL-2', html, 'eSIM');
    const page = await shop.read('/mn/user/order/bus/AYL-1');
    expect(page?.text).toContain('<p>AYL-1</p>');
    expect(page?.text).not.toContain('batbold');
    expect(page?.headers.get('x-until')).toBe('2026-12-01T00:00:00.000Z');
    expect((await shop.read('/mn/user/order/esim/AYL-2'))?.headers.get('x-until')).toBe('2026-12-24T06:24:00.000Z');
    expect((await shop.read('/kept-pages'))?.headers.has('x-until')).toBe(false);
  });

  it('lists all, the newest first, and an order once whatever language it was read in', async () => {
    const shop = open();
    await shop.keep('/mn/user/order/bus/AYL-1', 'нэг', 'Дархан');
    await shop.keep('/mn/user/order/train/AYL-2', 'хоёр', 'Замын-Үүд <1>');
    await shop.keep('/en/user/order/bus/AYL-1', 'one', 'Darkhan');
    expect(await shop.read('/mn/user/order/bus/AYL-1')).toBeNull();
    const list = await shop.read('/kept-pages');
    expect(list?.text).toMatch(/AYL-1">Darkhan<.*AYL-2">Замын-Үүд &lt;1&gt;</);
    expect(list?.text.match(/<a href="\//g)).toHaveLength(2);
  });

  it('keeps thirty at most', async () => {
    const shop = open();
    for (let at = 0; at < 32; at += 1) await shop.keep(`/mn/user/order/bus/AYL-${at}`, `${at}`);
    expect(await shop.read('/mn/user/order/bus/AYL-1')).toBeNull();
    expect(await shop.read('/mn/user/order/bus/AYL-2')).not.toBeNull();
    expect(shop.paths()).toHaveLength(31);
  });

  it('[SEC-2] forgets all when its person signs out, and when somebody else has signed in', async () => {
    const shop = open();
    await shop.keep('/mn/user/order/bus/AYL-1', 'нэг');
    await shop.pages.belongTo(batbold);
    expect(shop.paths()).toHaveLength(2);
    await shop.pages.belongTo(saran);
    expect(shop.paths()).toEqual([]);
    expect(shop.workers()).toBe(0);
    await shop.keep('/mn/user/order/bus/AYL-1', 'нэг');
    await shop.pages.forget();
    expect(shop.paths()).toEqual([]);
  });

  it('[SEC-2] leaves nothing of who signs out while a page is being kept', async () => {
    const shop = open();
    const keeping = shop.keep('/mn/user/order/bus/AYL-1', 'нэг');
    shop.signOut();
    await keeping;
    expect(shop.paths()).toEqual([]);
    expect(shop.workers()).toBe(0);
  });

  it('keeps nothing of somebody who is not signed in, and drops one page when its tickets are gone', async () => {
    const shop = open();
    await shop.keep('/mn/user/order/bus/AYL-1', 'нэг');
    await shop.pages.service.drop();
    expect(await shop.read('/mn/user/order/bus/AYL-1')).toBeNull();
    expect((await shop.read('/kept-pages'))?.text).not.toContain('AYL-1');
    shop.signOut();
    await shop.keep('/mn/user/order/bus/AYL-3', 'гурав');
    expect(await shop.read('/mn/user/order/bus/AYL-3')).toBeNull();
    expect(shop.errors).toEqual([]);
  });

  it('[WEB-6] goes on without a word where the browser lets nothing be stored, and tells of any other failure', async () => {
    const shop = open();
    shop.fail(new DOMException('blocked', 'SecurityError'));
    await shop.keep('/mn/user/order/bus/AYL-1', 'нэг');
    expect(shop.errors).toEqual([]);
    shop.fail(new TypeError('bug'));
    await shop.keep('/mn/user/order/bus/AYL-1', 'нэг');
    expect(shop.errors).toEqual([new TypeError('bug')]);
  });
});
