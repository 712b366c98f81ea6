import { lotteryRoutes } from '@aylal/routes';
import { renderRemote } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { productsStub } from '../../testing/lottery-stubs.ts';
import { ageCookie, isAgeVerified } from './age-cookie.ts';

const forget = () => {
  document.cookie = 'age_verified=; Max-Age=0; Path=/';
};
const open = (at: string, agreed: true | undefined) => {
  const stub = productsStub();
  return renderRemote(remote, { at: `/mn${at}`, stubs: [stub], dialogs: () => agreed }).then((shown) => ({
    ...shown,
    stub,
  }));
};

describe('[MODAL-60] The 18+ warning', () => {
  beforeEach(forget);
  afterEach(forget);

  it.each([lotteryRoutes.lottery.to(), lotteryRoutes.ilottery.to()])(
    '[LOTT-02] [GAP-72.3] goes home from %s when it is declined, and no product was asked for',
    async (at) => {
      const { record, stub } = await open(at, undefined);
      await waitFor(() => expect(record.went).toEqual(['/']));
      expect(record.dialogs.map(({ view }) => view)).toEqual(['AGE_WARNING_VIEW']);
      expect(stub.calls).toEqual([]);
      expect(screen.queryByText('Altan Gobi')).not.toBeInTheDocument();
    },
  );

  it('[PERSIST-06.1] [ROUTE-29] is remembered for a day once it is agreed to, and only then products are asked for', async () => {
    const { record, stub } = await open(lotteryRoutes.lottery.to(), true);
    expect(await screen.findByRole('heading', { name: 'Altan Gobi' })).toBeVisible();
    expect(stub.calls).toHaveLength(1);
    expect(isAgeVerified(document.cookie)).toBe(true);
    expect(record.went).toEqual([]);
  });

  it('does not come again while the cookie is there', async () => {
    document.cookie = ageCookie(false);
    const { record } = await open(lotteryRoutes.lottery.to(), undefined);
    expect(await screen.findByRole('heading', { name: 'Altan Gobi' })).toBeVisible();
    expect(record.dialogs).toEqual([]);
  });

  it.each([
    ['', false],
    ['other=1; age_verified=1', true],
    ['age_verified=0', false],
    ['not_age_verified=1', false],
  ])('reads %s as %s', (cookies, verified) => expect(isAgeVerified(cookies)).toBe(verified));

  it('[PERSIST-06.2] is a cookie of 86,400 seconds, secure where the page is', () => {
    expect(ageCookie(true)).toBe('age_verified=1; Max-Age=86400; Path=/; SameSite=Lax; Secure');
    expect(ageCookie(false)).not.toContain('Secure');
    expect(ageCookie(true, true)).toContain('SameSite=None; Partitioned; Secure');
  });
});
