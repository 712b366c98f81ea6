import { getEsim, listEsimDevices } from '@aylal/contracts/esims';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildEsim } from '../testing/build-esim.ts';
import { devicesStub, esimStub, guideStub } from '../testing/esim-stubs.ts';

const open = (...stubs: Stub[]) => renderRemote(remote, { at: '/mn/esim/south-korea-data', stubs });

describe('The page of an eSIM', () => {
  it('waits and says so', async () => {
    await open(stubOperation(getEsim, 'hanging'));
    expect(await screen.findByText('eSIM-ийг ачаалж байна')).toBeInTheDocument();
  });

  it('[CALL-16] says that there is no such eSIM, and leads to the others', async () => {
    await open(stubOperation(getEsim, { status_code: 404, message: '', result: { problem: 'not-found' } }));
    expect(await screen.findByRole('heading', { name: 'Ийм eSIM олдсонгүй' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Бүх улс' })[1]).toHaveAttribute('href', '/mn/esim');
  });

  it('fails with a way to try again', async () => {
    const answer = { status_code: 200 as const, message: '', result: buildEsim() };
    const { user } = await open(stubOperation(getEsim, ['offline', 'offline', 'offline', answer]), guideStub());
    const retry = await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 5000 });
    expect(screen.getByRole('heading', { level: 1, name: 'eSIM-ийн мэдээллийг ачаалж чадсангүй' })).toBeVisible();
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Өмнөд Солонгос eSIM' })).toBeVisible();
  });

  it('[ESIM-02] shows its packages with prices, the first chosen; another one changes the sum', async () => {
    const { user } = await open(esimStub(), guideStub());
    const rows = await screen.findAllByRole('radio');
    expect(rows.map((row) => (row as HTMLInputElement).checked)).toEqual([true, false, false]);
    const sum = screen.getByRole('region', { name: 'Худалдан авалт' });
    expect(sum).toHaveTextContent('11,480₮');
    await user.click(screen.getByRole('radio', { name: /5 GB/ }));
    expect(sum).toHaveTextContent('31,090₮');
    expect(screen.getByText('Өдөрт 2 GB бүрэн хурдаар, цааш 1 Mbps')).toBeVisible();
  });

  it('says of unlimited data that little is known where the supplier does not tell', async () => {
    const [first] = buildEsim().packages;
    const packages = first ? [{ ...first, is_unlimited: true, fair_use: null }] : [];
    await open(esimStub(buildEsim({ packages })), guideStub());
    expect(await screen.findByText('Их хэрэглэвэл сүлжээ хурдыг бууруулж болно')).toBeVisible();
  });

  it.each([
    ['first-usage', 'Хугацаа анх холбогдсоноос эхэлнэ'],
    ['installation', 'Хугацаа суулгасан өдрөөс эхэлнэ'],
  ] as const)('says in plain words when the days begin to count: %s', async (activation_policy, text) => {
    await open(esimStub(buildEsim({ activation_policy })), guideStub());
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('leads to the other plan types of the destination', async () => {
    await open(esimStub(), guideStub());
    const plans = await screen.findByRole('navigation', { name: 'Багцын төрөл' });
    expect(within(plans).getByRole('link', { name: 'Дата' })).toHaveAttribute('aria-current', 'page');
    expect(within(plans).getByRole('link', { name: 'Дата, дуудлага, мессеж' })).toHaveAttribute(
      'href',
      '/mn/esim/south-korea-data-voice-text',
    );
  });

  it('[CALL-11] finds the phone by its name, the shortest name first, and always names *#06#', async () => {
    const { user } = await open(esimStub(), devicesStub(), guideStub());
    expect(await screen.findByText('*#06#')).toBeVisible();
    const field = screen.getByRole('searchbox', { name: 'Утасны загвар' });
    await user.type(field, 'iphone 14');
    expect(await screen.findByText('Apple iPhone 14 дэмждэг')).toBeVisible();
    const shown = screen.getAllByText(/дэмждэг$/).map((one) => one.textContent);
    expect(shown).toEqual(['Apple iPhone 14 дэмждэг', 'Apple iPhone 14 Pro Max дэмждэг']);
    await user.clear(field);
    await user.type(field, 'Nokia 3310');
    expect(screen.getByText(/Манай жагсаалтад алга/)).toBeVisible();
  });

  it('[CALL-11] says in its place that the phones did not come', async () => {
    const { user } = await open(esimStub(), stubOperation(listEsimDevices, 'offline'), guideStub());
    await user.type(await screen.findByRole('searchbox', { name: 'Утасны загвар' }), 'pixel');
    expect(await screen.findByText('Утасны жагсаалтыг ачаалж чадсангүй.', {}, { timeout: 5000 })).toBeVisible();
  });

  it('[CALL-12] shows the guide where it is asked for', async () => {
    await open(esimStub(), guideStub());
    expect(await screen.findByText('QR кодоо уншуулна.')).toBeInTheDocument();
  });
});
