import { prepareCredential, type CredentialFields } from './management.ts';
import { preparePipeline, type PipelineFields } from './pipelines.ts';
import { readProfile, shownLists, writeProfile } from './profile-document.ts';
import { isAboutContent, refusedField } from './refused-field.ts';
import { twoProfiles } from '../testing/console-stubs.ts';

const now = '2026-11-21T02:00:00.000Z';
const publicKey = 'k'.repeat(43);
const fields: CredentialFields = { publicKey, may: 'promote', remote: '', holder: 'Bat', days: '90' };

describe('The command for a credential', () => {
  it.each<[Partial<CredentialFields>, object]>([
    [{}, { may: 'promote', remote: null, expires: '2027-02-19T02:00:00.000Z' }],
    [{ days: ' ' }, { may: 'promote', remote: null }],
    [
      { may: 'publish', remote: ' mf-flights ', days: '' },
      { may: 'publish', remote: 'mf-flights' },
    ],
    [
      { may: 'manage', days: '' },
      { may: 'manage', remote: null },
    ],
  ])('of %j is as the registry reads it', (changes, command) => {
    expect(prepareCredential({ ...fields, ...changes }, now)).toEqual({
      ok: true,
      command: { act: 'credential', publicKey, holder: 'Bat', ...command },
    });
  });

  it.each<[Partial<CredentialFields>, object]>([
    [
      { publicKey: 'short', may: '' },
      { publicKey: 'publicKey', may: 'may' },
    ],
    [{ may: 'publish' }, { remote: 'oneRemote' }],
    [{ may: 'manage', remote: 'mf-flights' }, { remote: 'noRemote' }],
    [
      { remote: 'flights', holder: 'Бат', days: '0' },
      { remote: 'remote', holder: 'holder', days: 'days' },
    ],
  ])('of %j is none, and says what is wrong where', (changes, faults) => {
    expect(prepareCredential({ ...fields, ...changes }, now)).toEqual({ ok: false, faults });
  });
});

describe('The command that trusts a pipeline', () => {
  const typed: PipelineFields = {
    ...{ name: 'flights-ci', issuer: 'GitHub', claims: 'repository=aylal/flights\n\n ref=refs/heads/main ' },
    ...{ remotes: 'mf-flights, mf-checkout', may: ['publish'], channels: '', minutes: '15' },
  };

  it('is as the registry reads it', () => {
    expect(preparePipeline(typed, 4)).toEqual({
      ok: true,
      command: {
        act: 'trusted-add',
        after: 4,
        publisher: {
          ...{ name: 'flights-ci', issuer: 'https://token.actions.githubusercontent.com', minutes: 15, channels: null },
          claims: { repository: 'aylal/flights', ref: 'refs/heads/main' },
          ...{ remotes: ['mf-flights', 'mf-checkout'], may: ['publish'] },
        },
      },
    });
  });

  it.each<[Partial<PipelineFields>, readonly string[]]>([
    [{ name: 'Flights', issuer: 'http://ci' }, ['name', 'issuer']],
    [{ claims: '' }, ['claims']],
    [{ claims: 'repository' }, ['claims']],
    [{ claims: 'ref=a\nref=b' }, ['claims']],
    [{ remotes: '', may: [] }, ['remotes', 'may']],
    [{ channels: 'Stable', minutes: '61' }, ['channels', 'minutes']],
  ])('of %j is none, and says what is wrong where', (changes, wrong) => {
    const faults = Object.fromEntries(wrong.map((field) => [field, field]));
    expect(preparePipeline({ ...typed, ...changes }, 4)).toEqual({ ok: false, faults });
  });
});

describe('A profile as a document', () => {
  it.each(twoProfiles)('is read as it was written', (profile) => {
    expect(readProfile(writeProfile(profile))).toEqual({ name: profile.name, profile });
  });

  it.each(['', '{', '[]', 'null', '{"mode":"web"}'])('is not %j', (text) => {
    expect(readProfile(text)).toBeNull();
  });

  it('lists what it shows, where it does not show everything', () => {
    expect(twoProfiles.map(shownLists)).toEqual([[], [['remotes', ['mf-hotels', 'mf-checkout']]]]);
  });
});

describe('A refusal of the registry', () => {
  const names = ['name', 'claims'] as const;
  it.each([
    ['document-shape', 'the command: publisher.claims: one of the claims says whose pipeline it is', 'claims'],
    ['name-taken', 'flights-ci is trusted already', 'name'],
    ['document-shape', 'the command: publisher.tomorrow: wrong', null],
    ['conflict', 'the trusted pipelines are at 3', null],
  ])('%s "%s" is about the field %s', (code, text, field) => {
    expect(refusedField({ code, details: [text] }, names, { 'name-taken': 'name' })).toBe(field);
  });

  it.each([
    ['document-shape', true],
    ['unknown-remote', true],
    ['foreign-credential', false],
    ['expired-key', false],
    [null, false],
  ])('%s is about what was typed: %s', (code, isContent) => {
    expect(isAboutContent({ code, details: [] })).toBe(isContent);
  });
});
