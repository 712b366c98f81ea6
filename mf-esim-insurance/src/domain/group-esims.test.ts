import { buildListed } from '../testing/build-esim.ts';
import { groupEsims } from './group-esims.ts';

it('has each destination once, in the order of the list, its plans by their price', () => {
  const [one, other] = buildListed();
  if (!one || !other) throw new Error('two destinations are listed');
  const list = [
    { ...one, slug: 'a-voice', plan_type: 'data-voice' as const, price: 30_000 },
    other,
    { ...one, slug: 'a-data', price: 10_000 },
  ];
  expect(groupEsims(list).map(({ title, plans }) => [title, plans.map(({ slug }) => slug)])).toEqual([
    [one.title, ['a-data', 'a-voice']],
    [other.title, [other.slug]],
  ]);
});
