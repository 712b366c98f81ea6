import { expect, resultsAddress, test } from '../fixtures/test.ts';
import { buildHosts } from './serving/build-hosts.ts';
import { serveHost, type ServedHost } from './serving/serve-host.ts';

interface Boot {
  readonly releases: Readonly<Record<string, { readonly base: string }>>;
  readonly descriptors: readonly { readonly id: string; readonly modes?: readonly string[] }[];
}

let partner: ServedHost;
let thirdParty: ServedHost;
let boot: Boot;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 390, height: 844 }, language: 'en' });

test.beforeAll(async ({ request, baseURL }) => {
  const shop = baseURL ?? '';
  boot = (await (await request.get('/boot/emongolia.json')).json()) as Boot;
  const flights = boot.releases['mf-flights']?.base ?? '';
  const folders = await buildHosts(`${flights}mf-manifest.json`);
  partner = await serveHost(folders.partner, 'partner', shop);
  thirdParty = await serveHost(folders.thirdParty, 'third-party', shop);
});

test.afterAll(async () => {
  await partner.close();
  await thirdParty.close();
});

test.describe("A partner's page, made from the boot document and the shell contract", () => {
  test('[PERSIST-04] [MINI-02.1] [MINI-02.2] registers what the mini-app has, and nothing else', async ({
    quietPage,
  }) => {
    expect(boot.descriptors.every(({ modes }) => modes?.includes('emongolia'))).toBe(true);
    await quietPage.goto(`${partner.url}/en`);
    await expect(quietPage.getByRole('navigation').getByRole('link')).toHaveText([
      'Bus',
      'Trains',
      'Flights',
      'Trips',
      'Hotels',
      'Instant lottery',
      'Scratch lottery',
      'Mobility',
      'Cars and transfers',
      'eSIM',
      'Insurance',
    ]);
    await quietPage.goto(`${partner.url}/en/tours`);
    await expect(quietPage.getByRole('heading', { name: 'Not here' })).toBeVisible();
  });

  test('[CARD-26] finds flights, shows an offer and the dialog of its rules', async ({ quietPage, t }) => {
    await quietPage.goto(partner.url + resultsAddress('en'));
    await quietPage
      .getByRole('link', { name: t.like('flights', 'card.selectLabel') })
      .first()
      .click();
    await expect(quietPage).toHaveURL(/\/en\/flights\/offer\?/);
    await quietPage.getByRole('button', { name: t('flights', 'rules.refundTitle') }).click();
    await expect(quietPage.getByRole('dialog', { name: t('flights', 'rules.refundTitle') })).toBeVisible();
  });

  test('[MFE-4] runs no script of a remote that is not what was published', async ({ page }) => {
    await page.route(/\/releases\/mf-account\/.*\/entry\./, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `self.aylalTampered=1;${await answer.text()}` });
    });
    await page.goto(`${partner.url}/en`);
    await expect(page.getByRole('alert')).toHaveText('This part is not there now.');
    expect(await page.evaluate(() => 'aylalTampered' in globalThis)).toBe(false);
  });
});

test.describe('A federation host of another bundler', () => {
  test('[CARD-01] loads flights by their manifest and finds offers', async ({ quietPage, t }) => {
    const asked: string[] = [];
    quietPage.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await quietPage.goto(thirdParty.url + resultsAddress('en'));
    await expect(quietPage.getByRole('link', { name: t.like('flights', 'card.selectLabel') }).first()).toBeVisible();
    expect(asked.filter((path) => path.endsWith('/mf-manifest.json'))).toHaveLength(1);
    expect(asked.some((path) => path.startsWith('/boot/'))).toBe(false);
  });
});
