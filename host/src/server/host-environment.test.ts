/** @jest-environment node */
import { readHostEnvironment } from './host-environment.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example.mn',
  HOST_KEY: '0f7c2f1e0f3b4a58a6d2f9b1c04e7d3358b6a1f0c9d2e4b7',
};

describe('The environment of the host', () => {
  it('[MFE-5] [WEB-1] has no second origin of files and no pages that frame ours unless they are named', () => {
    expect(readHostEnvironment({})).toMatchObject({ releasesSecondFilesUrl: null, miniAppOrigins: [] });
    const named = {
      RELEASES_SECOND_FILES_URL: 'https://files.example/releases/',
      MINI_APP_ORIGINS: 'https://app.example, http://localhost:8080',
    };
    expect(readHostEnvironment(named)).toMatchObject({
      releasesSecondFilesUrl: 'https://files.example/releases',
      miniAppOrigins: ['https://app.example', 'http://localhost:8080'],
    });
  });

  it('[REL-10] serves on for five seconds in production when told to stop, or as long as is said', () => {
    expect(readHostEnvironment({}).drainDelayMs).toBe(0);
    expect(readHostEnvironment(production).drainDelayMs).toBe(5_000);
    expect(readHostEnvironment({ ...production, DRAIN_DELAY_MS: '900' }).drainDelayMs).toBe(900);
  });

  it.each([
    ['PUBLIC_URL', ''],
    ['PUBLIC_URL', 'http://shop.example.mn'],
    ['HOST_KEY', ''],
    ['HOST_KEY', 'x'.repeat(40)],
    ['SUGGEST_KEY', 'abcd'.repeat(10)],
    ['ADMIT_RELEASE_KEYS', 'on'],
  ])('[OPS-2] refuses a production with %s=%s and names it', (name, value) => {
    expect(() => readHostEnvironment({ ...production, [name]: value })).toThrow(name);
  });

  it('has Google draw the maps only where there is a key', () => {
    expect(readHostEnvironment({}).googleMaps).toBeNull();
    expect(readHostEnvironment({ GOOGLE_MAPS_KEY: 'AIza-no-real-key' }).googleMaps).toEqual({
      key: 'AIza-no-real-key',
      url: 'https://maps.googleapis.com/maps/api/js',
    });
  });

  it.each([
    ['TRUSTED_PROXIES', 'everybody'],
    ['DRAIN_DELAY_MS', '5 s'],
    ['GOOGLE_MAPS_KEY', 'two words'],
    ['GOOGLE_MAPS_URL', 'https://maps.example/js?key=1'],
    ['RELEASES_CHANNEL', 'Staging'],
    ['RELEASES_CHANNEL', '../stable'],
    ['RELEASES_SECOND_FILES_URL', 'files.example'],
    ['RELEASES_SECOND_FILES_URL', 'ftp://files.example'],
    ['RELEASES_SECOND_FILES_URL', 'https://files.example/releases?version=1'],
    ['RELEASES_SECOND_FILES_URL', 'https://name:word@files.example/releases'],
    ['MINI_APP_ORIGINS', '*'],
    ['MINI_APP_ORIGINS', 'https://*.example'],
    ['MINI_APP_ORIGINS', 'app.example'],
    ['MINI_APP_ORIGINS', 'http://app.example'],
    ['MINI_APP_ORIGINS', 'https://app.example/page'],
    ['MINI_APP_ORIGINS', "https://app.example https://b.example;script-src 'none'"],
  ])('[OPS-1] refuses %s=%s and names it', (name, value) => {
    expect(() => readHostEnvironment({ [name]: value })).toThrow(name);
  });

  it('[OPS-1] refuses a second origin that browsers would not ask from a page over https', () => {
    const env = { PUBLIC_URL: 'https://shop.example', RELEASES_SECOND_FILES_URL: 'http://files.example' };
    expect(() => readHostEnvironment(env)).toThrow('RELEASES_SECOND_FILES_URL');
  });
});
