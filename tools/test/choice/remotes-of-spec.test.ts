import { remotesOfSpec } from './remotes-of-spec.ts';

const remotes = [
  { folder: 'mf-hotels', patterns: ['/hotels', '/hotels/view/:code/:name'], dialogs: ['HOTELS_MAP_VIEW'] },
  { folder: 'mf-account', patterns: ['/user/order', '/user/order/:product/:refNumber'], dialogs: [] },
  { folder: 'mf-flights', patterns: ['/flights', '/user/order/flight/exchange/:refNumber'], dialogs: [] },
];
const messageFolders = new Map([
  ['hotels', 'mf-hotels/src/i18n'],
  ['change', 'mf-flights/src/change/messages'],
  ['shared', 'shared/i18n/src/messages'],
]);
const steps = `
export async function openHotel(page) { await page.goto('/mn/hotels/view/1/x'); }
/** Unlike \`openHotel\`: say('change', 'title'). */
export async function openOffer(page) { await openResults(page); }
async function openResults(page) { await page.goto(\`/\${language}/flights/results\`); }
`;

function remotesIn(spec: string): string[] {
  const texts = new Map([
    ['e2e/src/journeys/a.spec.ts', spec],
    ['e2e/src/fixtures/steps.ts', steps],
  ]);
  return [...remotesOfSpec('e2e/src/journeys/a.spec.ts', texts, remotes, messageFolders)];
}

describe('remotesOfSpec', () => {
  it.each([
    ['an address', "await page.goto('/mn/hotels/list?page=2');", ['mf-hotels']],
    ['an address with any language', 'await page.goto(`/${language}/hotels`);', ['mf-hotels']],
    [
      'the first part of an address',
      "for (const product of ['hotels']) await page.goto(`/mn/${product}`);",
      ['mf-hotels'],
    ],
    ['the longest pattern that fits', "page.goto('/mn/user/order/flight/exchange/A1')", ['mf-flights']],
    ['a shorter pattern', "page.goto('/mn/user/order/flight/A1')", ['mf-account']],
    ['messages', "say('change', 'title')", ['mf-flights']],
    ['messages with gaps', "say.like('hotels', 'title')", ['mf-hotels']],
    ['messages that no remote owns', "say('shared', 'close')", []],
    ['a dialog', "expectDialog('HOTELS_MAP_VIEW')", ['mf-hotels']],
    ['an operation of the provider', "request.post('/api/flights/search')", []],
  ])('follows %s', (_, spec, found) => {
    expect(remotesIn(spec)).toEqual(found);
  });

  it('follows what a spec takes out of a fixture, and nothing else there', () => {
    const take = (name: string) => remotesIn(`import { ${name} } from '../fixtures/steps.ts';\nawait ${name}(page);`);
    expect(take('openHotel')).toEqual(['mf-hotels']);
    expect(take('openOffer')).toEqual(['mf-flights']);
  });
});
