import { hasShapeOf } from './has-shape-of.ts';

const form = { passengers: [{ last_name: '', foreign: false }], contact_email: '', company: null };

it.each([
  ['what was typed', { ...form, passengers: [{ last_name: 'BAT', foreign: true }] }, true],
  ['more passengers', { ...form, passengers: [...form.passengers, ...form.passengers] }, true],
  ['a field of null that was filled', { ...form, company: { register: '1' } }, true],
  ['nothing', undefined, false],
  ['a text', 'rubbish', false],
  ['a missing field', { passengers: [] }, false],
  ['a group in the place of a field', { ...form, contact_email: {} }, false],
  ['a passenger without a name', { ...form, passengers: [{ foreign: true }] }, false],
])('a draft of %s is told from the form', (_, draft, expected) => {
  expect(hasShapeOf(draft, form)).toBe(expected);
});
