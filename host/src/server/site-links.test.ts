/** @jest-environment node */
import { readHostEnvironment } from './host-environment.ts';
import { siteLinksOf } from './site-links.ts';

describe('Where app stores and social pages are', () => {
  it('[SHELL-13] [SHELL-14] [GAP-95.1] takes the addresses that are configured and shows no other', () => {
    const { links } = readHostEnvironment({
      APP_STORE_URL: 'https://apps.apple.com/mn/app/id1',
      FACEBOOK_URL: 'https://www.facebook.com/somebody/',
    });
    expect(siteLinksOf(links, false)).toEqual({
      app_store: 'https://apps.apple.com/mn/app/id1',
      facebook: 'https://www.facebook.com/somebody/',
    });
  });

  it('[OPS-2] lets a page of the sandbox stand in for what is not configured, in the sandbox only', () => {
    expect(siteLinksOf({ youtube: 'https://www.youtube.com/@somebody' }, true)).toEqual({
      app_store: '/sandbox/elsewhere/app_store',
      google_play: '/sandbox/elsewhere/google_play',
      facebook: '/sandbox/elsewhere/facebook',
      instagram: '/sandbox/elsewhere/instagram',
      youtube: 'https://www.youtube.com/@somebody',
    });
    expect(siteLinksOf({}, false)).toEqual({});
  });

  it.each(['http://apps.apple.com/', 'javascript:alert(1)', 'apps.apple.com'])(
    '[OPS-1] [GAP-95.1] refuses %s',
    (text) => {
      expect(() => readHostEnvironment({ APP_STORE_URL: text })).toThrow('APP_STORE_URL');
    },
  );
});
