import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createBrowserGate, type Candidate, type CheckPicture } from '@aylal/releases';
import { liveCandidate, withCode } from '../fixtures/candidate.ts';
import { withScenarios } from '../fixtures/with-scenarios.ts';

const hostFolder = fileURLToPath(new URL('../../../host', import.meta.url));
// Other tests share the machine: more patience than a registry has.
const gate = createBrowserGate({ hostFolder, env: process.env, visitMs: 90_000 });
const noContext = { live: [], shells: [], present: null };

const names = ['ready', 'about the payment', 'receipt of an order', 'order information'];

/** Reads the frame header (SOF0 or SOF2). */
function sizeOfJpeg(bytes: Buffer): string {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
    if (bytes[at + 1] === 0xc0 || bytes[at + 1] === 0xc2)
      return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
  return 'no JPEG';
}

let candidate: Candidate;
test.beforeAll(async () => {
  candidate = withScenarios(await liveCandidate('mf-checkout'), names);
});

/** The script of a chunk that no other chunk has. */
const scriptOf = (chunk: string) => candidate.record.chunks[chunk]?.find((file) => file.startsWith(`${chunk}.`)) ?? '';
/** Throws in English, once the page shows the reference number of the scenario's order. */
const throwsWithData = `new MutationObserver((_,me)=>{if(document.documentElement.lang==="en"&&document.body.innerText.includes("AYL-4K7P2")){me.disconnect();throw new Error("with data")}})
  .observe(document,{childList:true,subtree:true})`;
/** Throws when what the page reads is answered with 503, in Mongolian: that is no language of the look without data. */
const throwsWhenAway = `if(document.documentElement.lang==="mn")fetch("/api/order/v1/checkout/AYL-4K7P2/").then(({status})=>{if(status===503)setTimeout(()=>{throw new Error("away")})})`;

/** True in pages of the office. */
const isOffice = `document.documentElement.outerHTML.includes('"mode":"office"')`;

test.describe('Before a release is published, its scenarios', () => {
  test('[MFE-5] are shown in the live shell, a sound one to the end', async () => {
    const pictures = new Map<string, Uint8Array>();
    const onPicture = ({ name, jpeg }: CheckPicture) => void pictures.set(name, jpeg);
    expect(await gate({ ...candidate, onPicture }, noContext)).toEqual([]);
    expect([...pictures.keys()].toSorted()).toEqual([...names].toSorted());
    // Each is a JPEG of the width of a phone.
    const sizes = [...pictures.values()].map((jpeg) => sizeOfJpeg(Buffer.from(jpeg)));
    expect(new Set(sizes)).toEqual(new Set(['390x844']));
  });

  test('[MFE-5] find what throws with data, in one language, when the provider is away, or where it is contributed', async () => {
    const faults: readonly [chunk: string, script: string][] = [
      ['checkout', `${throwsWithData};${throwsWhenAway}`],
      ['pay-later', 'throw new Error("dialog")'],
      ['receipt', 'throw new Error("part")'],
      ['payment-method-panel', 'throw new Error("panel")'],
    ];
    const broken = faults.reduce((one, [chunk, script]) => withCode(one, scriptOf(chunk), script), candidate);
    const findings = await gate(broken, noContext);
    const placesOf = (scenario: string) => {
      const found = findings.filter(({ message }) => message.includes(`"${scenario}"`));
      const places = found.map(({ code, message }) => `${code} ${/\((.*?, .*?),/.exec(message)?.[1]}`);
      return [...new Set(places)].toSorted();
    };
    const everywhere = ['en, ready', 'en, waiting', 'mn, failed', 'mn, ready'].map((at) => `browser-scenario ${at}`);
    expect(placesOf('ready')).toEqual(['browser-scenario en, ready', 'browser-scenario mn, failed']);
    expect(placesOf('order information')).toEqual(everywhere);
    expect(placesOf('about the payment')).toEqual(
      expect.arrayContaining(everywhere.filter((at) => at.includes('ready'))),
    );
    expect(placesOf('receipt of an order')).toEqual(everywhere);
    for (const { change } of findings) expect(change).toMatch(/\w/);
  });

  test('[MFE-5] are shown by the shop and by the office where both have the release, each under the name of its shell', async () => {
    const { record } = withScenarios(candidate, ['ready']);
    const { descriptor } = record;
    const modes = [...(descriptor.modes ?? ['web']), 'office'];
    const both: Candidate = {
      ...withScenarios(candidate, ['ready']),
      record: { ...record, descriptor: { ...descriptor, modes } },
    };
    const pictures = new Set<string>();
    const onPicture = ({ name }: CheckPicture) => void pictures.add(name);
    expect(await gate({ ...both, onPicture }, noContext)).toEqual([]);
    expect(pictures).toEqual(new Set(['ready (web)', 'ready (office)']));
    const onlyThere = withCode(both, scriptOf('checkout'), `if(${isOffice})throw new Error("office")`);
    const findings = await gate(onlyThere, noContext);
    expect(findings.length).toBeGreaterThan(0);
    for (const { message } of findings) expect(message).toContain('shell office');
  });
});
