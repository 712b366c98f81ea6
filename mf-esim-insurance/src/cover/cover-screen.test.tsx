import { Component, type ReactNode } from 'react';
import { getInsurance } from '@aylal/contracts/insurance';
import { renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { coverStub } from '../testing/cover-stubs.ts';
import { view as coverage } from './coverage-dialog.tsx';

const days = '?start=2027-02-01&end=2027-02-07&to=FR';
const open = (stub: Stub, search = '') =>
  renderRemote(remote, {
    at: `/mn/insurance/schengen${search}`,
    stubs: [stub],
    now: () => new Date('2027-01-15T04:00:00Z'),
  });

describe('The page of a cover', () => {
  it('waits, and says that there is no such cover', async () => {
    await open(stubOperation(getInsurance, 'hanging'));
    expect(await screen.findByText('Даатгалыг ачаалж байна')).toBeInTheDocument();
    await open(stubOperation(getInsurance, { status_code: 404, message: '', result: { problem: 'not-found' } }));
    expect(await screen.findByRole('heading', { name: 'Ийм даатгал олдсонгүй' })).toBeVisible();
  });

  it('is headed by its failure, with a way to try again', async () => {
    await open(stubOperation(getInsurance, 'offline'));
    const failed = { level: 1, name: 'Даатгалыг ачаалж чадсангүй' };
    expect(await screen.findByRole('heading', failed, { timeout: 5000 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Дахин оролдох' })).toBeVisible();
  });

  it('[CALL-17] [INS-01] shows what is covered beside what is not, with limits and terms', async () => {
    await open(coverStub());
    expect(await screen.findByRole('heading', { level: 1, name: 'Шенген визийн даатгал' })).toBeVisible();
    expect(screen.getByText('Шүдний яаралтай тусламж')).toBeVisible();
    expect(screen.getByText('200 EUR хүртэл')).toBeVisible();
    expect(screen.getByText('Дайн, үймээн')).toBeVisible();
    expect(screen.getByText('30,000 EUR')).toBeVisible();
    expect(screen.getByRole('link', { name: '+976 7000 5505' })).toHaveAttribute('href', 'tel:+97670005505');
  });

  it('prices days and ages by the rule, and goes on to who is covered', async () => {
    const { user } = await open(coverStub(), days);
    const card = await screen.findByRole('region', { name: 'Үнэ' });
    expect(card).toHaveTextContent('Нийт · 7 хоног41,300₮');
    const children = within(card).getByRole('group', { name: /0–17 нас/ });
    await user.click(within(children).getByRole('button', { name: /нэм|нэг/i }));
    expect(card).toHaveTextContent('66,080₮');
    expect(within(card).getByRole('link', { name: 'Даатгуулах' })).toHaveAttribute(
      'href',
      '/mn/insurance/booking/schengen?start=2027-02-01&end=2027-02-07&to=FR&people=2',
    );
  });

  it('says at the days why they are not taken, and prices nothing', async () => {
    await open(coverStub(), '?start=2027-02-01&end=2027-05-30');
    const card = await screen.findByRole('region', { name: 'Үнэ' });
    expect(card).toHaveTextContent('Даатгал ийм урт хугацаагаар үйлчлэхгүй');
    expect(card).toHaveTextContent('Өдрөө сонговол үнэ гарна');
  });

  it('[MODAL-07] lists both sides in the popup', async () => {
    await renderPart(remote, <coverage.Component props={{ slug: 'schengen' }} close={() => {}} />, {
      stubs: [coverStub()],
    });
    expect(await screen.findByText('Яаралтай эмчилгээ')).toBeVisible();
    expect(screen.getByText('Дайн, үймээн')).toBeVisible();
  });

  it('[ERR-13] throws what it cannot read to the boundary around it', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    await renderPart(
      remote,
      <Boundary>
        <coverage.Component props={{ slug: 'schengen' }} close={() => {}} />
      </Boundary>,
      { stubs: [stubOperation(getInsurance, 'offline')] },
    );
    expect(await screen.findByText('thrown: ApiError')).toBeVisible();
    errors.mockRestore();
  });
});

class Boundary extends Component<{ children: ReactNode }, { thrown: string }> {
  override state = { thrown: '' };
  static getDerivedStateFromError({ name }: Error) {
    return { thrown: name };
  }
  override render() {
    return this.state.thrown ? <p>thrown: {this.state.thrown}</p> : this.props.children;
  }
}
