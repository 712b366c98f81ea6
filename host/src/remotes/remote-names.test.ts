/** @jest-environment node */
import { defineDescriptor } from '@aylal/shell/descriptor';
import { nameSource, namesOf } from './remote-names.ts';

const label = { mn: 'Автобус', en: 'Bus', zh: '巴士', ru: 'Автобус', ko: '버스', ja: 'バス' };
const descriptor = defineDescriptor({
  id: 'mf-bus',
  contract: '^1.0.0',
  routes: [],
  navigation: [{ id: 'bus', label, path: '/bus', icon: 'bus' }],
  slots: [{ slot: 'home.search', id: 'bus', label: { ...label, en: 'Find a bus' }, icon: 'bus', order: 1, chunk: 'x' }],
});

describe('The names that remotes give', () => {
  it('stand apart by kind, each in the language that is asked for', () => {
    expect(namesOf([descriptor], 'en')).toEqual({ 'navigation/bus': 'Bus', 'slots/bus': 'Find a bus' });
  });

  it('are asked for by language, and are not there when the answer is none', async () => {
    const asked: unknown[] = [];
    const source = nameSource((async (url: string) => {
      asked.push(url);
      return url.endsWith('en') ? Response.json(namesOf([descriptor], 'en')) : new Response('', { status: 503 });
    }) as typeof fetch);
    expect((await source.en()).default).toMatchObject({ 'navigation/bus': 'Bus' });
    await expect(source.ru()).rejects.toThrow('503');
    expect(asked).toEqual(['/boot/names/en', '/boot/names/ru']);
  });
});
