import { staffRoles } from '@aylal/domain/office';
import { expectClean } from '../fixtures/expect-clean.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [1440, 390];

for (const role of staffRoles) {
  test(`axe finds nothing on the pages that the office's menu has for ${role}, and none is wider than its window`, async ({
    office,
    t,
  }) => {
    const page = await office.open('/mn/me');
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInByKeyboard(page, t, await office.account(role));
    const links = page.getByRole('navigation').getByRole('link');
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname));
    for (const path of new Set(['/mn/me', ...paths]))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expectClean(page, `${path} at ${width} px`);
        const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect.soft(await page.evaluate(tooWide), `${path} at ${width} px`).toBeLessThanOrEqual(0);
        if (path !== '/mn/me')
          await expect(page.getByRole('navigation').locator('[aria-current=page]')).toBeInViewport({ ratio: 0.95 });
      }
  });
}
