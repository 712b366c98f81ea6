import { listInsurance } from '@aylal/contracts/insurance';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildCovers } from '../testing/build-cover.ts';
import { coversStub, suggestStub } from '../testing/cover-stubs.ts';

const open = (stub: Stub, at = '/mn/insurance') => renderRemote(remote, { at, stubs: [stub, suggestStub()] });

describe('The page /insurance', () => {
  it('waits and says so', async () => {
    await open(stubOperation(listInsurance, 'hanging'));
    expect(await screen.findByText('Даатгалуудыг ачаалж байна')).toBeInTheDocument();
  });

  it('fails with a way to try again', async () => {
    const answer = { status_code: 200 as const, message: '', result: buildCovers() };
    const { user } = await open(stubOperation(listInsurance, ['offline', 'offline', 'offline', answer]));
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 5000 }));
    expect(await screen.findByRole('link', { name: 'Шенген визийн даатгал' })).toHaveAttribute(
      'href',
      '/mn/insurance/schengen',
    );
  });

  it('[ROUTE-41] [NEED-15] asks for the text of the address, and says that nothing holds there', async () => {
    const stub = stubOperation(listInsurance, ({ query }) => ({
      status_code: 200 as const,
      message: '',
      result: query['text'] === 'атлантис' ? [] : buildCovers(),
    }));
    const { user } = await open(stub, '/mn/insurance?text=%D0%B0%D1%82%D0%BB%D0%B0%D0%BD%D1%82%D0%B8%D1%81');
    expect(await screen.findByRole('heading', { name: '«атлантис» олдсонгүй' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Хайлтыг арилгах' }));
    expect(await screen.findByRole('link', { name: 'Спорт, адал явдал' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Хаашаа явах' })).toHaveValue('');
  });

  it('[CALL-09] leads from a country to the cover for it', async () => {
    await open(coversStub());
    expect(await screen.findByRole('link', { name: 'Франц' })).toHaveAttribute('href', '/mn/insurance/schengen?to=FR');
  });

  it('[MODAL-07] opens what a cover pays over the list', async () => {
    const { user, record } = await open(coversStub());
    const [first] = await screen.findAllByRole('button', { name: 'Юу хамгаалах вэ' });
    if (first) await user.click(first);
    expect(record.dialogs).toEqual([{ view: 'INSURANCE_DETAIL_VIEW', props: { slug: 'schengen' } }]);
  });
});
