import { readInsuranceTerms } from '@aylal/contracts/insurance';
import { renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { coverStub } from '../testing/cover-stubs.ts';
import { view as terms } from './terms-dialog.tsx';

const file = '/papers/insurance/schengen-terms/mn.pdf';
const response = {
  status_code: 200 as const,
  message: '',
  result: { title: 'Шенген визийн даатгал', file, bytes: 22_300 },
};
const open = (stub: Stub) =>
  renderPart(remote, <terms.Component props={{ name: 'schengen-terms' }} close={() => {}} />, { stubs: [stub] });

function browserDraws(pdf: boolean) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: pdf, configurable: true });
}
afterEach(() => browserDraws(false));

describe('The terms of a cover', () => {
  it('[MODAL-08.1] stand in a frame of our own origin, and can be opened and downloaded', async () => {
    browserDraws(true);
    const stub = stubOperation(readInsuranceTerms, response);
    await open(stub);
    expect(await screen.findByTitle('Даатгалын нөхцөл: Шенген визийн даатгал')).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/papers\/insurance\/schengen-terms\/mn\.pdf#/),
    );
    expect(screen.getByRole('link', { name: 'Шинэ цонхонд нээх' })).toHaveAttribute('href', file);
    expect(screen.getByRole('link', { name: 'Татаж авах' })).toHaveAttribute('download');
    expect(screen.getByText('PDF, 22 KB')).toBeVisible();
    expect(stub.calls[0]?.params).toEqual({ name: 'schengen-terms' });
  });

  it('[MODAL-08.1] say so where the browser draws no PDF, and frame nothing', async () => {
    await open(stubOperation(readInsuranceTerms, response));
    expect(await screen.findByText(/хуудсан дотор харуулдаггүй/)).toBeVisible();
    expect(screen.queryByTitle(/Даатгалын нөхцөл/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Шинэ цонхонд нээх' })).toBeVisible();
  });

  it('[MODAL-08.1] wait, and say that there are none of that name', async () => {
    await open(stubOperation(readInsuranceTerms, 'hanging'));
    expect(await screen.findByText('Нөхцөлийг ачаалж байна')).toBeInTheDocument();
    await open(stubOperation(readInsuranceTerms, { status_code: 404, message: '', result: { problem: 'not-found' } }));
    expect(await screen.findByRole('heading', { name: 'Ийм нөхцөл олдсонгүй' })).toBeVisible();
  });

  it('[MODAL-08.1] can be asked for again when they could not be loaded', async () => {
    const { user } = await open(stubOperation(readInsuranceTerms, ['offline', 'offline', 'offline', response]));
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByRole('link', { name: 'Татаж авах' })).toBeVisible();
  });
});

describe('Terms named in the address', () => {
  it('[MODAL-08.2] [GAP-67.1] are opened by terms={name}, which leaves the address with them', async () => {
    const { record, router } = await renderRemote(remote, {
      at: '/mn/insurance/schengen?start=2027-02-01&terms=schengen-terms',
      stubs: [coverStub(), stubOperation(readInsuranceTerms, response)],
    });
    expect(await screen.findByRole('button', { name: 'Нөхцөлийг унших (PDF)' })).toBeVisible();
    expect(record.dialogs).toEqual([{ view: 'INSURANCE_TERMS_VIEW', props: { name: 'schengen-terms' } }]);
    expect(router.state.location.search).toBe('?start=2027-02-01');
  });
});
