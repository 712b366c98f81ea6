import { writeFileSync } from 'node:fs';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { filmCode } from '../fixtures/filmed-code.ts';
import { expect, test } from '../fixtures/test.ts';

test('[PROD-10] a vehicle is found by its QR code through the camera, with the way to ride it', async ({
  playwright,
  baseURL,
  request,
  t,
}, info) => {
  const { result } = (await (await request.get(`${baseURL}/api/mobility/vehicles/?vehicle_type=2`)).json()) as {
    result: { qr_code: string; plate_no: string }[];
  };
  const [vehicle] = result;
  if (!vehicle) throw new Error('no vehicle');
  const film = info.outputPath('camera.y4m');
  writeFileSync(film, filmCode(vehicle.qr_code));
  const executablePath = chromiumPath();
  const browser = await playwright.chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...chromiumArgs,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const context = await browser.newContext({ permissions: ['camera'], viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${baseURL}/mn/mobility`);
    await page.getByRole('button', { name: t('games', 'scan.title') }).click();
    const chosen = page.getByRole('region', { name: t('games', 'mobility.chosen') });
    await expect(chosen.getByRole('heading', { name: new RegExp(vehicle.plate_no) })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: t('games', 'mobility.find') })).toHaveValue(vehicle.qr_code);
  } finally {
    await browser.close();
  }
});
