import { readBuiltFolder } from '../registry/release-bundle.ts';
import type { CommandAnswer } from './command-answer.ts';
import { readReleases, WrongUsage, type CommandSettings } from './command-settings.ts';

/** Says what the gates would say, with the same codes, and publishes nothing. */
export async function doctorCommand({ operands, options, registry }: CommandSettings): Promise<CommandAnswer> {
  if (operands.length === 0) throw new WrongUsage('name the dist folders of built remotes');
  const all = [];
  const built = operands.map(readBuiltFolder);
  const together = built.map(({ record }) => record.remote);
  for (const { record, ...bundle } of built) {
    for (const finding of await registry.check({ ...bundle, together }, !options['no-browser']))
      all.push({ remote: record.remote, ...finding });
  }
  if (all.length === 0) return { lines: ['everything is in order'], result: [] };
  return {
    lines: all.map(({ remote, code, message, change }) => `${remote} ${code}: ${message}; ${change}`),
    result: all,
    code: 1,
  };
}

/** Checks published releases to the last byte: signature, record, every file. With the word `log` every entry of the log. */
export async function verifyCommand({ operands, registry }: CommandSettings): Promise<CommandAnswer> {
  if (operands[0] === 'log') {
    const { entries, digest } = await registry.checkLog();
    return { lines: [`the log is whole: ${entries} entries, digest ${digest}`], result: { entries, digest } };
  }
  const lines: string[] = [];
  for (const [remote, version] of Object.entries(readReleases(operands))) {
    const { files, digest } = await registry.verify(remote, version);
    lines.push(`${remote} ${version} is whole: ${files} files, digest ${digest}`);
  }
  return { lines, result: lines };
}
