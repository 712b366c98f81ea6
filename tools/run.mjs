// The one way in: `npm start`, `npm test` and every package script come here. Plain JavaScript for any Node from 20 on:
// it installs what the lockfile says (once per lockfile), then hands over to the Node of the workspace and the TypeScript tools.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
const PNPM = 'pnpm@12.21.0';
const [command, ...args] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node ${process.versions.node} is too old: 20 or newer is needed.`);
  process.exit(1);
}

install();
const env = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH };
const child = spawn(workspaceNode(), [join(root, 'tools', 'main.ts'), command ?? 'help', ...args], {
  cwd: root,
  env,
  stdio: 'inherit',
});
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm that is told to end passes it on to its shell, which ends alone.
const shell = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

function install() {
  const stamp = join(root, 'node_modules', '.aylal-install');
  const manifests = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((file) =>
    readFileSync(join(root, file)),
  );
  const wanted = createHash('sha256').update(Buffer.concat(manifests)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  const done = spawnSync('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, npm_config_loglevel: 'error', CI: 'true' },
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error('The packages could not be installed; see above.');
    process.exit(done.status ?? 1);
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Node 24 from the lockfile where its platform package exists, else the Node that runs this, which must then be 24 or newer. */
function workspaceNode() {
  const own = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(`Node ${process.versions.node} is too old for this platform: 24 or newer is needed.`);
  process.exit(1);
}
