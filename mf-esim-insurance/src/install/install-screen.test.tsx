import { getEsimInstall } from '@aylal/contracts/esims';
import { esimRoutes } from '@aylal/routes';
import { buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildInstall } from '../testing/build-esim-order.ts';
import { devicesStub, guideStub } from '../testing/esim-stubs.ts';

const at = `/mn${esimRoutes.install.to({ refNumber: 'AYL-4K7P2' })}`;
const ok = { status_code: 200 as const, message: '', result: buildInstall() };
const open = (stub: Stub, signedIn = true) =>
  renderRemote(remote, {
    at,
    stubs: [stub, guideStub(), devicesStub()],
    ...(signedIn ? { user: buildSessionUser() } : {}),
  });

describe('The page that installs an eSIM', () => {
  it('waits and says so', async () => {
    await open(stubOperation(getEsimInstall, 'hanging'));
    expect(await screen.findByText('eSIM-ийг ачаалж байна')).toBeInTheDocument();
  });

  it('[NEED-65] shows the QR code, the address and the code apart, and one tap for an iPhone', async () => {
    const { user, router } = await open(stubOperation(getEsimInstall, ok));
    expect(await screen.findByText('smdp.example.com')).toBeVisible();
    expect(screen.getByText('ABC-1')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'eSIM суулгах QR код' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Энэ iPhone дээр суулгах' })).toHaveAttribute(
      'href',
      buildInstall().apple_address,
    );
    await user.click(screen.getByRole('button', { name: 'Хуулах: Идэвхжүүлэх код' }));
    expect(await screen.findByText('Идэвхжүүлэх код хуулагдлаа')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe('ABC-1');
    expect(router.state.location.pathname + router.state.location.search).toBe(at);
  });

  it('forgets the code as soon as nobody looks at it', async () => {
    const { services, unmount } = await open(stubOperation(getEsimInstall, ok));
    await screen.findByText('ABC-1');
    unmount();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(
      JSON.stringify(
        services.queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain('ABC-1');
  });

  it('says the same of one that is not made yet and of somebody else’s', async () => {
    await open(stubOperation(getEsimInstall, { status_code: 404, message: '', result: { problem: 'not-found' } }));
    expect(await screen.findByRole('heading', { name: 'eSIM хараахан алга' })).toBeVisible();
  });

  it('fails with a way to try again', async () => {
    const { user } = await open(stubOperation(getEsimInstall, ['offline', 'offline', 'offline', ok]));
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 5000 }));
    expect(await screen.findByText('ABC-1')).toBeVisible();
  });

  it('asks nobody for a code while nobody is signed in', async () => {
    const stub = stubOperation(getEsimInstall, ok);
    await open(stub, false);
    expect(await screen.findByRole('button', { name: 'Нэвтрэх' })).toBeVisible();
    expect(stub.calls).toEqual([]);
  });
});
