import { facadeExports } from '../../shared/build/src/webpack/facade-exports.ts';
import { installedPackage } from '../../shared/build/src/webpack/installed-package.ts';
import { facades } from '../../shared/build/src/webpack/shared-modules.ts';

/** What releases import at run time under this name, in a version of its package. */
export interface Facade {
  readonly name: string;
  readonly version: string;
  readonly exports: readonly string[];
}

/** The facades as a host of these sources provides them. */
export function readFacades(host: string): readonly Facade[] {
  return facades.map((name) => {
    const { manifest } = installedPackage(host, name.split('/').slice(0, 2).join('/'));
    return { name, version: manifest.version, exports: facadeExports(host, name) };
  });
}

/** The facades of a report, as `facadeTitle` and a block of names write them; none of a report from before they stood in it. */
export function parseFacades(report: string): readonly Facade[] {
  const sections = report.matchAll(/^### `(@[\w/-]+)` (\d+\.\d+\.\d+)\n\n```text\n([^`]*)\n```/gm);
  return [...sections].map(([, name = '', version = '', text = '']) => ({ name, version, exports: text.split('\n') }));
}

export function facadeTitle({ name, version }: Facade): string {
  return `\`${name}\` ${version}`;
}

/** What the versions owe to the exports: a new one is a minor step of the facade's package, one that is gone a major step. Each sentence says what to raise. */
export function facadeFaults(before: readonly Facade[], after: readonly Facade[]): readonly string[] {
  return after.flatMap((facade) => {
    const last = before.find(({ name }) => name === facade.name);
    if (!last) return [];
    const [major = 0, minor = 0] = stepsOf(facade.version);
    const [lastMajor = 0, lastMinor = 0] = stepsOf(last.version);
    const gone = last.exports.filter((one) => !facade.exports.includes(one));
    const added = facade.exports.filter((one) => !last.exports.includes(one));
    if (major > lastMajor) return [];
    if (gone.length > 0)
      return [`${facadeTitle(facade)} lost ${gone.join(', ')}: raise its major version (${lastMajor + 1}.0.0)`];
    if (added.length === 0 || minor > lastMinor) return [];
    return [
      `${facadeTitle(facade)} gained ${added.join(', ')}: raise its minor version (${lastMajor}.${lastMinor + 1}.0)`,
    ];
  });
}

function stepsOf(version: string): number[] {
  return version.split('.').map(Number);
}
