import { nextOfEach } from './next-of-each.ts';

const at = (to: string, time: string) => ({ to, departsAt: `2026-12-01T${time}:00+08:00` });
const now = Date.parse('2026-12-01T10:00:00+08:00');

it('is the next to each place, the earliest first, and none that has left', () => {
  const all = [at('a', '18:00'), at('b', '12:00'), at('a', '11:00'), at('b', '09:00'), at('c', '23:00')];
  const next = nextOfEach(all, now, 2, ({ to }) => to);
  expect(next.map(({ to, departsAt }) => `${to} ${departsAt.slice(11, 16)}`)).toEqual(['a 11:00', 'b 12:00']);
});
