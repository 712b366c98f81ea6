import { build } from './build.ts';
import { findBrowser } from './browser.ts';
import { runNode } from './run-program.ts';

/** The public pages on an emulated slow phone: this product against the same sources as one bundle, the same content as static HTML and the same screen in Next.js, interleaved in one run. */
export async function bench(root: string, args: readonly string[]): Promise<void> {
  await build(root, []);
  const chromium = await findBrowser(root);
  const { code } = await runNode(root, 'bench/src/main.ts', args, chromium ? { env: { CHROMIUM_PATH: chromium } } : {});
  if (code !== 0) throw new Error('the bench did not finish, or a budget is not kept: see above');
}

/** The provider under load, on both engines. */
export async function benchLoad(root: string, args: readonly string[]): Promise<void> {
  const { code } = await runNode(root, 'bench/src/load.ts', args);
  if (code !== 0) throw new Error('the load bench did not finish, or a budget is not kept: see above');
}

/** A release channel after years of releases. */
export async function benchChannel(root: string, args: readonly string[]): Promise<void> {
  const { code } = await runNode(root, 'bench/src/channel.ts', args);
  if (code !== 0) throw new Error('the bench of the channel did not finish, or a budget is not kept: see above');
}
