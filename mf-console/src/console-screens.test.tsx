import type { ResultOf } from '@aylal/contracts';
import { getChannel, getRemote, listReleaseLog, listReleasePictures, verifyRelease } from '@aylal/contracts/console';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from './remote.ts';
import {
  buildLine,
  buildRevision,
  channelStub,
  logStub,
  picturesStub,
  platformStub,
  releaseStub,
  remoteStub,
  revisionsStub,
} from './testing/console-stubs.ts';

const auditor = buildStaff('auditor', 'Энхжин');
const open = (at: string, stubs: Stub[], staff = auditor) =>
  renderRemote(remote, { at: `/en${at}`, locale: 'en', mode: 'office', stubs: [staffStub(staff), ...stubs] });
const rowsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('The releases of a channel', () => {
  it('show each remote with its owner, what everybody and a share gets, and how often both fail', async () => {
    await open('/releases', [channelStub()]);
    const table = within(await screen.findByRole('region', { name: 'Releases' })).getByRole('table');
    expect(screen.getByRole('img', { name: /^Failed pages of the remotes/ })).toBeVisible();
    expect(rowsIn(table)[1]).toBe(
      'mf-flightsFlights · flights@teams.aylal.example1.4.0+aa11bb22cc1 %of 1000 pages5 % 1.5.0+dd33ee44ff5 %of 60 pages',
    );
    expect(within(table).getByRole('link', { name: 'mf-flights' })).toHaveAttribute('href', '/en/releases/mf-flights');
  });

  it('are those of the channel in the address, and of others at a press', async () => {
    const stub = channelStub([], { channels: ['stable', 'partners'] });
    await open('/releases?channel=partners', [stub]);
    expect(await screen.findByText('Nothing was ever promoted on partners.')).toBeVisible();
    expect(stub.calls.map(({ query }) => query)).toEqual([{ channel: 'partners' }]);
    expect(screen.getByRole('link', { name: 'partners' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'stable' })).toHaveAttribute('href', '/en/releases?channel=stable');
  });

  it('say what ends soon', async () => {
    const ending = {
      kind: 'credential' as const,
      id: '0123456789abcdef',
      holder: 'flights ci',
      expires: '2026-11-22T00:00:00.000Z',
    };
    await open('/releases', [channelStub(undefined, { ending: [ending] })]);
    expect(await screen.findByText(/The credential of flights ci \(key 0123456789abcdef\) ends/)).toBeVisible();
  });

  it('are read again after a failure, and not for every role', async () => {
    const answer = { status_code: 503 as const, message: '', result: { problem: 'unavailable' as const } };
    const page = await open('/releases', [stubOperation(getChannel, answer)]);
    expect(await screen.findByRole('alert', {}, { timeout: 8000 })).toHaveTextContent(
      'What is live could not be loaded',
    );
    page.unmount();
    await open('/releases', [], buildStaff('support'));
    expect(await screen.findByText('Your role (Support) does not see releases.')).toBeVisible();
  });
});

describe('A remote', () => {
  it('shows its share against the stable release with the limit, and each figure in a table', async () => {
    const page = await open('/releases/mf-flights', [remoteStub()]);
    expect(await screen.findByText(/failed 30 of 640 times, the stable release 1 % of the time/)).toHaveTextContent(
      'The share ends at 42 failures.',
    );
    const plot = screen.getByRole('img', { name: /^Failed pages: 1\.5\.0/ });
    expect(plot.querySelectorAll('path')).toHaveLength(4);
    await page.user.click(screen.getAllByText('Show as a table')[0] as HTMLElement);
    const table = within(screen.getByRole('region', { name: /^Failed pages: 1\.5\.0/ })).getByRole('table');
    expect(rowsIn(table)).toHaveLength(5);
    expect(rowsIn(table)[1]).toMatch(/4\.69 %1 %6\.56 %$/);
    const pages = within(screen.getByRole('region', { name: 'LCP, INP and CLS of each page' })).getByRole('table');
    expect(rowsIn(pages)[1]).toBe('/flights/results1.4.0+aa11bb22cc800≤ 1800 ms∞–');
    await page.user.click(screen.getByRole('radio', { name: 'LCP not good' }));
    expect(screen.getByRole('img', { name: /^LCP not good/ })).toBeVisible();
  });

  it('offers acts to who may act, and none to auditors', async () => {
    const page = await open('/releases/mf-flights', [remoteStub()]);
    expect(await screen.findByText('Published releases')).toBeVisible();
    expect(screen.queryByText('What may be done')).toBeNull();
    page.unmount();
    await open('/releases/mf-flights', [remoteStub()], buildStaff('release-manager'));
    expect(await screen.findByText('What may be done')).toBeVisible();
  });

  it('says that there is none of that name', async () => {
    const answer = { status_code: 404 as const, message: '', result: { problem: 'not-found' as const } };
    await open('/releases/mf-nothing', [stubOperation(getRemote, answer)]);
    expect(await screen.findByText('There is no such remote')).toBeVisible();
  });
});

describe('A release', () => {
  it('shows its gates, its weight, what it changes for others, and why it fails', async () => {
    const page = await open('/releases/mf-flights/1.5.0+dd33ee44ff', [releaseStub()]);
    expect(await screen.findByText('No clash')).toBeVisible();
    expect(screen.getByText(/belongs to mf-alerts/)).toHaveTextContent('What to change: choose another address');
    expect(screen.getByText('a-gate-of-tomorrow')).toBeVisible();
    expect(screen.getByRole('meter', { name: 'chunk results' })).toHaveAttribute('aria-valuemax', '25500');
    expect(screen.getByText('offers the page /flights/alerts')).toBeVisible();
    expect(screen.getByText('uses the slot order.detail.flight')).toBeVisible();
    await page.user.click(screen.getByText(/fare is undefined/));
    expect(screen.getByText(/offer-list\.tsx:42 \(priceOf\)/)).toBeVisible();
    expect(
      screen.getByText(/In Chrome \(9\), Safari \(3\); on \/flights\/results \(11\), pages of the shell \(1\)/),
    ).toBeVisible();
  });
});

describe('Whether a release is stored as it was published', () => {
  const at = '/releases/mf-flights/1.5.0+dd33ee44ff';
  const look = async (result: ResultOf<typeof verifyRelease>) => {
    const stub = stubOperation(verifyRelease, { status_code: 200, message: '', result });
    const page = await open(at, [releaseStub(), stub]);
    await page.user.click(await screen.findByRole('button', { name: 'Look at every byte' }));
    return page;
  };

  it('is said when it is asked for, and what is wrong in the words of the registry', async () => {
    const page = await look({ whole: true, count: 12, digest: 'abc' });
    expect(await screen.findByText(/1\.5\.0\+dd33ee44ff is what was published: 12 files/)).toBeVisible();
    page.unmount();
    await look({ whole: false, why: 'entry.js is not the file' });
    expect(await screen.findByRole('alert')).toHaveTextContent('It is not what was signed: entry.js is not the file');
  });
});

describe('Pictures of a release', () => {
  const at = '/releases/mf-flights/1.5.0+dd33ee44ff';

  it('are read when they are asked for, and name their scenario', async () => {
    const pictures = picturesStub();
    const page = await open(at, [releaseStub(), pictures]);
    const show = await screen.findByRole('button', { name: 'Show the pictures of its check' });
    expect(pictures.calls).toHaveLength(0);
    await page.user.click(show);
    const shown = (await screen.findAllByRole('figure')).map((one) => one.textContent);
    expect(shown).toEqual(['search', 'search, empty']);
    expect(pictures.calls).toHaveLength(1);
  });

  it('say when there are none, and are read again after a failure', async () => {
    const away = { status_code: 503 as const, message: '', result: { problem: 'unavailable' as const } };
    const none = { status_code: 200 as const, message: '', result: { pictures: [] } };
    let isBack = false;
    const stub = stubOperation(listReleasePictures, () => (isBack ? none : away));
    const page = await open(at, [releaseStub(), stub]);
    await page.user.click(await screen.findByRole('button', { name: 'Show the pictures of its check' }));
    const again = await screen.findByRole('button', { name: /again/i }, { timeout: 10_000 });
    expect(screen.getByText('The pictures could not be loaded')).toBeVisible();
    isBack = true;
    await page.user.click(again);
    expect(await screen.findByText('No browser has taken pictures of this release.')).toBeVisible();
  });
});

describe('The time line', () => {
  it('shows every state, what moved and why, and goes further back', async () => {
    const stub = revisionsStub(undefined, true);
    const page = await open('/revisions', [stub]);
    const [newest, before] = await screen
      .findAllByRole('listitem')
      .then((all) => all.filter(({ textContent }) => /Promoted/.test(textContent)));
    expect(newest).toHaveTextContent(/^7 Promoted.*alerts for everybody5 % mf-flights 1\.5\.0/);
    expect(before).toHaveTextContent(/mf-flights 1\.3\.0\+0011223344 → 1\.4\.0\+aa11bb22cc/);
    expect(screen.queryByRole('button', { name: 'Go back to this' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(stub.calls.map(({ query }) => query['limit'])).toEqual(['30', '60']);
  });

  it('lets a release manager go back to any state but the present one', async () => {
    await open('/revisions', [revisionsStub(), channelStub()], buildStaff('release-manager'));
    expect(await screen.findAllByRole('button', { name: 'Go back to this' })).toHaveLength(1);
  });

  it('says what a halt and a rollback are, and an act of tomorrow as it is', async () => {
    await open('/revisions', [
      revisionsStub([
        buildRevision({ revision: 9, act: 'an-act-of-tomorrow' }),
        buildRevision({ revision: 8, act: 'halt' }),
        buildRevision({ revision: 7, act: 'rollback', equals: 5 }),
      ]),
    ]);
    expect(await screen.findByText('Halted')).toBeVisible();
    expect(screen.getByText(/as 5 was/)).toBeVisible();
    expect(screen.getByText('an-act-of-tomorrow')).toBeVisible();
  });
});

describe('The map of the platform', () => {
  it('says who offers and uses what, of one kind and of one party', async () => {
    const page = await open('/platform', [platformStub()]);
    expect(rowsIn(await screen.findByRole('table'))).toEqual([
      'PagesOffered byUsed by',
      '/shell web–',
      '/checkout/:refNobodymf-flights',
      '/flightsmf-flightsmf-account',
    ]);
    await page.user.click(screen.getByRole('radio', { name: 'Slots' }));
    await page.user.selectOptions(screen.getByLabelText('Of one remote or shell'), 'shell web');
    expect(page.record.went).toEqual(['/platform?kind=slot', '/platform?kind=route&of=shell.web']);
  });
});

describe('The log of releases', () => {
  it('is in the registry’s words, with what it refused, and goes further back', async () => {
    const stub = logStub([buildLine(), buildLine({ act: 'rollback-remotes', refused: 'conflict' })], true);
    const page = await open('/release-log', [stub]);
    expect(await screen.findByText(/refused: conflict/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(stub.calls.map(({ query }) => query['limit'])).toEqual(['50', '100']);
  });

  it('says that there is nothing yet', async () => {
    await open('/release-log', [
      stubOperation(listReleaseLog, { status_code: 200, message: '', result: { lines: [], has_more: false } }),
    ]);
    expect(await screen.findByText('Nothing yet')).toBeVisible();
  });
});
