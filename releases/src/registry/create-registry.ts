import * as v from 'valibot';
import { currentReleases } from '../documents/channel-document.ts';
import { parseDocument } from '../documents/parse-document.ts';
import { Refused } from '../documents/refusal.ts';
import { mostRecordBytes, releaseRecord, type ReleaseRecord } from '../documents/release-record.ts';
import { openRelease } from '../documents/release-signature.ts';
import { gateContext, type CheckPicture, type Gate, type GateContext } from '../gates/gate.ts';
import { publishingFindings } from '../gates/run-gates.ts';
import { sourceMapsText } from '../health/map-frames.ts';
import { checkInForce } from '../keys/check-in-force.ts';
import { credentialOf, publisherIn, type Credential } from '../keys/credential.ts';
import { channelEnding, credentialEndings, endingSoon, registryKeyEndings } from '../keys/endings.ts';
import type { KeyFolder } from '../keys/key-folder.ts';
import { keyId } from '../keys/signing-key.ts';
import { createIssuerKeys } from '../oidc/issuer-keys.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import { createAddCredential } from './add-credential.ts';
import { createAuditLog } from './audit-log.ts';
import { attemptOf } from './attempt-of.ts';
import { createChannelStore } from './channel-store.ts';
import { createCountersign } from './countersign.ts';
import { createCredentials } from './credentials.ts';
import { createCurveStore } from './curve-store.ts';
import { describeCommand } from './describe-command.ts';
import { createFailureStore } from './failure-store.ts';
import { createHourStore } from './hour-store.ts';
import { createEndingNotices } from './ending-notices.ts';
import { createHealthStore } from './health-store.ts';
import { createInspect } from './inspect-release.ts';
import { createIssuing } from './issue-credential.ts';
import { createLiveVersions } from './live-versions.ts';
import { createLogChain } from './log-chain.ts';
import { createManagement } from './management.ts';
import { isManagement } from './management-command.ts';
import { openApproval } from './open-approval.ts';
import { checkCredential, checkRemotes, openCommand } from './open-command.ts';
import { createCommandExecutor } from './execute-command.ts';
import type { Notify } from './notices.ts';
import { createOwnersOf } from './owners.ts';
import { createPictureStore } from './picture-store.ts';
import { createPinStore } from './pin-store.ts';
import { loadingShells } from '../profiles/loading-shells.ts';
import { createProfileStore } from './profile-store.ts';
import { createPublishedVersions } from './published-versions.ts';
import { refuseFindings } from './refuse-findings.ts';
import type { RegistryKeyStore } from './registry-key-store.ts';
import type { KeyHolder, Registry } from './registry.ts';
import { createReleaseStore } from './release-store.ts';
import { checkBundleFiles } from './release-bundle.ts';
import { createRetentionStore } from './retention-store.ts';
import { createLoggedKeys } from './logged-keys.ts';
import { createLoggedKeyring } from './logged-keyring.ts';
import { createRetireKey } from './retire-key.ts';
import { createKeyringStore } from './keyring-store.ts';
import { createSetCheck } from './set-check.ts';
import { createSharedFileStore } from './shared-file-store.ts';
import { createShellStore } from './shell-store.ts';
import { createShrinkKeyring } from './shrink-keyring.ts';
import { createShortLivedKeyStore } from './short-lived-key-store.ts';
import { createStoredReleases } from './stored-releases.ts';
import { createTrustedPublisherStore } from './trusted-publisher-store.ts';
import { createVerify } from './verify-release.ts';

/** What a registry is made of. */
export interface RegistryParts {
  readonly storage: Storage;
  readonly registryKeys: RegistryKeyStore;
  /** Secret keys of this machine: those that answer for releases of pipelines. */
  readonly keys: KeyFolder;
  readonly now: () => Date;
  /** Further checks at publishing: a real browser, for one. */
  readonly gates?: readonly Gate[];
  /** Is notified of what the registry does by itself. */
  readonly notify?: Notify;
}

/** A registry over a storage. It holds the registry's own keys: what they sign, hosts believe. */
export function createRegistry({ storage, registryKeys, keys, now, gates = [], notify = () => {} }: RegistryParts) {
  const channels = createChannelStore(storage, registryKeys, now);
  const log = createAuditLog(createLogChain(storage, registryKeys));
  const ring = createLoggedKeyring(createKeyringStore(storage, registryKeys, now), log, now);
  const trusted = createTrustedPublisherStore(storage, { registryKeys, log, now });
  const shortLived = createShortLivedKeyStore(storage, registryKeys, now);
  const credentials = createCredentials({ ring, shortLived, trusted });
  const countersign = createCountersign(keys, ring);
  const issueCredential = createIssuing({ trusted, shortLived, keysOf: createIssuerKeys(fetch), log, now });
  const shared = createSharedFileStore(storage);
  const releases = createReleaseStore(storage, ring, shared, now);
  const shells = createShellStore(storage, now);
  const profiles = createProfileStore(storage, registryKeys, now);
  const pins = createPinStore(storage, now);
  const setCheck = createSetCheck({ releases, shells, profiles });
  const ownersOf = createOwnersOf(releases);
  const hours = createHourStore(storage, now);
  const curves = createCurveStore(storage, now);
  const health = createHealthStore({ storage, channels, hours, curves, setCheck, log, ownersOf, notify, now });
  const failures = createFailureStore(storage, now);
  const pictures = createPictureStore(storage);
  const live = createLiveVersions(storage, channels, releases);
  const perform = createCommandExecutor({
    channels,
    live,
    releases,
    shells,
    profiles,
    pins,
    health,
    failures,
    setCheck,
    registryKeys,
    now,
  });
  const ownKeys = createLoggedKeys({ registryKeys, ring, trusted, channels, profiles, log, now });

  const stored = createStoredReleases(storage, releases, shared, now);
  const retention = createRetentionStore({ channels, releases: stored, pins, health, log, now });
  const addCredential = createAddCredential(ring, now);
  const retireKey = createRetireKey({ ownKeys, shortLived, ring, log, now });
  const manage = createManagement({ addCredential, retireKey, trusted, retention, ownKeys });

  async function contextOf(record: ReleaseRecord, together: readonly string[] | undefined): Promise<GateContext> {
    const present = await releases.records(currentReleases(await channels.read('stable')));
    const known = await profiles.read();
    const asked = loadingShells(await shells.all(), known.profiles, record, null);
    return gateContext(present, asked, { remote: record.remote, together });
  }

  const keyEndings = async () => [
    ...registryKeyEndings(await registryKeys.believed()),
    ...credentialEndings(await ring.read()),
  ];
  const noticeEndings = createEndingNotices({ storage, endings: keyEndings, log, notify, now });
  const shrinkRing = createShrinkKeyring({ ring, signersOf: stored.signersOf, now });
  /** Everything that ends by itself. */
  const endings = async () => {
    const names = await channels.names();
    const heads = await Promise.all(names.map(channels.read));
    return [...heads.map(channelEnding), ...(await keyEndings())];
  };

  const registry: Registry = {
    async publish(bundle) {
      const ringKeys = await ring.read();
      const claim = bundle.signature.payload;
      const [key] = await credentials.namedBy(bundle.signature);
      const open = async () => {
        if (!key) throw new Refused('unknown-key', `no key ${bundle.signature.key} is known`);
        const documents = { release: bundle.release, signature: Buffer.from(JSON.stringify(bundle.signature)) };
        const opened = openRelease(documents, claim, { keys: [publisherIn(key, claim.remote)] }, now());
        checkInForce(key, now());
        return { record: opened, ...key };
      };
      const { record, holder, run } = await log.refusals(attemptOf(bundle, key, now()), open);
      const what = `${record.remote} ${record.version}`;
      const approval = bundle.approval && openApproval(bundle.approval, claim, ringKeys, now());
      const approved = approval ? `no browser has shown it; approved by ${approval.by}: ${approval.reason}` : '';
      const reason = [run ?? '', approved].filter((one) => one !== '').join('; ');
      return log.around({ at: now().toISOString(), by: holder, act: 'publish', what, reason }, async () => {
        const signed = run === undefined ? bundle : { ...bundle, signature: await countersign(claim) };
        const same = await releases.same(signed, record);
        if (same) return same;
        checkBundleFiles(record, bundle.files);
        const shown = new Map<string, CheckPicture>();
        const onPicture = (picture: CheckPicture) => void shown.set(picture.name, picture);
        const candidate = { record, files: bundle.files, onPicture };
        const further = approval ? [] : gates;
        refuseFindings(what, await publishingFindings(candidate, await contextOf(record, bundle.together), further));
        const placed = await releases.place(signed, record);
        await pictures.place(record, shown);
        return placed;
      });
    },
    async check({ release, files, together }, further) {
      const record = parseDocument('release.json', releaseRecord, release, mostRecordBytes);
      checkBundleFiles(record, files);
      return publishingFindings({ record, files }, await contextOf(record, together), further ? gates : []);
    },
    async act(signed) {
      const { command, key } = openCommand(signed, await credentials.namedBy(signed));
      const actor = { by: key.holder, checkRemotes: (remotes: readonly string[]) => checkRemotes(key, remotes) };
      const allowed = async () => {
        checkCredential(command, key, now());
        return isManagement(command) ? manage(command, key.holder) : perform(command, actor);
      };
      if (command.act === 'report' || command.act === 'failures') return allowed();
      const entry = {
        at: now().toISOString(),
        by: key.holder,
        act: command.act,
        what: describeCommand(command),
        reason: command.reason,
      };
      return isManagement(command) ? log.everyRefusal(entry, allowed) : log.around(entry, allowed);
    },
    async status(name) {
      const { revisions, before: _past, ...channel } = await channels.read(name);
      const present = revisions.at(-1) ?? null;
      const owners = await ownersOf(present?.releases ?? {});
      const { all, rollouts } = await health.read(name);
      const ending = endingSoon(await keyEndings(), now());
      return { channel, present, owners, health: all, rollouts, shells: await shells.all(), ending };
    },
    async revisions(name, last) {
      const channel = await channels.past(await channels.read(name), ({ revisions }) => revisions.length >= last);
      return channel.revisions.slice(-last);
    },
    hours: hours.read,
    curves: curves.read,
    record: async (remote, version) => (await releases.read(remote, version)).record,
    inspect: createInspect(storage, releases, (record) => contextOf(record, undefined)),
    async holderOf(id) {
      const [key] = await credentials.namedBy({ key: id });
      return key ? holderView(key) : null;
    },
    async holders() {
      const inRing = (await ring.read()).keys.map(credentialOf);
      const all = [...inRing, ...(await credentials.shortLived())];
      return all
        .filter((key) => !key.retired && !(key.expires && Date.parse(key.expires) < now().getTime()))
        .map(holderView);
    },
    trustedPipelines: trusted.read,
    async registryKeys() {
      const { serial, keys: own } = await registryKeys.believed();
      const signing = own.at(-1);
      return { serial, keys: own.map((key) => ({ ...key, id: keyId(key.publicKey), signs: key === signing })) };
    },
    prunePlan: retention.weigh,
    checkLog: log.check,
    log: (last) => log.last(last),
    profiles: profiles.read,
    versions: createPublishedVersions(storage, now),
    async failures(remote, version) {
      await releases.read(remote, version);
      return failures.read(remote, version);
    },
    async pictures(remote, version) {
      await releases.read(remote, version);
      return pictures.read(remote, version);
    },
    verify: createVerify(storage, releases),
    async sourceMaps(remote, version) {
      const { record } = await releases.read(remote, version);
      const bytes = record.maps && (await storage.read(`${documentKeys.folder(remote, version)}/${record.maps}`));
      return bytes ? v.parse(sourceMapsText, bytes.toString('utf8')) : {};
    },
  };

  return {
    ...registry,
    endings,
    noticeEndings,
    /** What is due from time to time: notice of what ends, and forgetting what has ended for long. */
    async upkeep(): Promise<void> {
      await noticeEndings();
      await shrinkRing();
      await shortLived.sweep();
    },
    channels,
    ring,
    trusted,
    credentials,
    issueCredential,
    establishProfiles: profiles.establish,
    ownKeys,
    addCredential,
    retireKey,
    retention,
    readRelease: releases.read,
  };
}

/** A credential without its key and its run. */
function holderView({ publicKey: _key, run: _run, ...shown }: Credential): KeyHolder {
  return shown;
}

export type LocalRegistry = ReturnType<typeof createRegistry>;
