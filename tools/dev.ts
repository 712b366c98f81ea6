import { join } from 'node:path';
import { devPort } from '../shared/build/src/commands/dev-port.ts';
import { serveAlone } from '../shared/build/src/dev/serve-alone.ts';
import { serveInShop } from '../shared/build/src/dev/serve-in-shop.ts';
import { chosenPackages } from './packages.ts';
import { start } from './start.ts';

/**
 * `dev mf-flights` runs one remote alone, with in-memory services and its scenarios; `dev mf-flights --shop=<address>` inside a shop that runs (http://localhost:3000 when
 * none is named). Without a remote the whole system starts as `npm start` does.
 */
export async function dev(root: string, args: readonly string[]): Promise<void> {
  const options = args.filter((arg) => arg.startsWith('--') && arg !== '--');
  const packages = args.filter((arg) => !arg.startsWith('--'));
  const remote =
    packages.length > 0 ? chosenPackages(root, packages).find((name) => name.startsWith('mf-')) : undefined;
  const shop = options.find((option) => option === '--shop' || option.startsWith('--shop='));
  const unknown = options.find((option) => option !== shop);
  if (unknown) throw new Error(`unknown option ${unknown}; there is --shop=<address of a running shop>`);
  if (!remote) return start(root);
  process.env['NODE_ENV'] = 'development';
  const [directory, port] = [join(root, remote), devPort(process.env['PORT'])];
  return shop
    ? serveInShop(directory, { host: join(root, 'host'), shop: shopOf(shop), port })
    : serveAlone(directory, port);
}

function shopOf(option: string): URL {
  const address = option.slice('--shop='.length) || 'http://localhost:3000';
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address);
  throw new Error(`--shop must be the address of a shop, such as https://aylal.example; it is "${address}"`);
}
