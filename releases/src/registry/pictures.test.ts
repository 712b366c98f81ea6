import type { Gate } from '../gates/gate.ts';
import { openTrialRegistry } from '../testing/trial-registry.ts';

const day = 24 * 3_600_000;
const shot = (text: string) => Buffer.from(text);
/** As a browser that looks twice at the first scenario. */
const looks: Gate = ({ onPicture }) => {
  onPicture?.({ name: 'search', jpeg: shot('blurred') });
  onPicture?.({ name: 'search', jpeg: shot('sharp') });
  onPicture?.({ name: 'results', jpeg: shot('list') });
  return [];
};

describe('Pictures of a release', () => {
  it('are those of the check of its publication, the last of each scenario, and stay when it is published again', async () => {
    const trial = openTrialRegistry(undefined, [looks]);
    await trial.registry.publish(await trial.bundle());
    const pictures = await trial.registry.pictures('mf-trial', '1.0.0+aa');
    expect(pictures.map(({ name, jpeg }) => [name, Buffer.from(jpeg, 'base64').toString()])).toEqual([
      ['search', 'sharp'],
      ['results', 'list'],
    ]);
    await trial.registry.publish(await trial.bundle());
    expect(await trial.registry.pictures('mf-trial', '1.0.0+aa')).toEqual(pictures);
    trial.close();
  });

  it('are not stored of a release that is refused, nor where they are too many bytes', async () => {
    const refusing: Gate = (candidate, context) => [
      ...(looks(candidate, context) as []),
      { code: 'no', message: 'no', change: 'no' },
    ];
    const large: Gate = ({ onPicture }) => {
      onPicture?.({ name: 'wall', jpeg: Buffer.alloc(20_000_000) });
      return [];
    };
    const refused = openTrialRegistry(undefined, [refusing]);
    await expect(refused.registry.publish(await refused.bundle())).rejects.toThrow();
    await expect(refused.registry.pictures('mf-trial', '1.0.0+aa')).rejects.toMatchObject({ code: 'not-published' });
    const heavy = openTrialRegistry(undefined, [large]);
    await heavy.registry.publish(await heavy.bundle());
    expect(await heavy.registry.pictures('mf-trial', '1.0.0+aa')).toEqual([]);
    for (const trial of [refused, heavy]) trial.close();
  });

  it('go with the files of the release', async () => {
    const trial = openTrialRegistry(undefined, [looks]);
    for (let minor = 1; minor <= 7; minor += 1) {
      await trial.registry.publish(await trial.bundle({ version: `1.${minor}.0` }));
      trial.pass(day);
    }
    expect(await trial.registry.pictures('mf-trial', '1.1.0')).toHaveLength(2);
    trial.pass(60 * day);
    // What was to go is marked first, and goes with the next run.
    for (let run = 0; run < 2; run += 1) {
      await trial.registry.retention.prune(30, 'this machine', 'a test');
      trial.pass(2 * day);
    }
    expect(await trial.registry.pictures('mf-trial', '1.1.0')).toEqual([]);
    expect(await trial.registry.pictures('mf-trial', '1.7.0')).toHaveLength(2);
    trial.close();
  });
});
