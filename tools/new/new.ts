import { newOperation } from './new-operation.ts';
import { newProduct } from './new-product.ts';
import { newRemote } from './new-remote.ts';
import { newStep } from './new-step.ts';

const usage = [
  'npm run new product <name> [--mn=… --en=… --ru=… --zh=… --ja=… --ko=…]   something sold by orders: contract, provider, sandbox, remote',
  'npm run new remote <name> [--mn=… --en=… --ru=… --zh=… --ja=… --ko=…]    a remote with a page, a dialog and a part for the home page',
  'npm run new step <remote> <step>                                          a screen with its four states',
  'npm run new operation <remote> <verb-noun> <row of the checklist>         contract, handler, query and their tests',
].join('\n');

/** Makes the files of something new, in the shape of the house. Refuses bad names and what exists already, before anything is written. */
export async function makeNew(root: string, args: readonly string[]): Promise<void> {
  const [kind, ...rest] = args;
  if (kind === 'remote') return newRemote(root, rest);
  if (kind === 'product') return newProduct(root, rest);
  if (kind === 'step') return newStep(root, rest);
  if (kind === 'operation') return newOperation(root, rest);
  throw new Error(usage);
}
