/** How each command is written; the first sentence is in the list of all. */
export const usage: Readonly<Record<string, string>> = {
  publish:
    'publish <dist> … [--promote] [--shell <host/dist>] [--no-browser --approved-by <credential>] [--reason …]\nChecks, signs and stores built remotes. Nothing is live until it is promoted.',
  doctor: 'doctor <dist> … [--no-browser]\nSays everything that publishing would refuse, and what to change.',
  promote:
    'promote <remote>@<version> … [--share 5%, or --steps 5%,25%,100% --every 10m] [--channel stable] --reason …, or promote --from staging <remote> …\nMakes published releases live, for everybody or for a share of the visitors. Several move together. With --steps the share grows by itself while the release is sound. --from takes what another channel has.',
  rollback:
    'rollback <remote> … [--to <version> or <revision>] [--channel stable] --reason …\nTakes remotes back to what was live before, or ends their share. Without a remote the whole channel goes back to --to <revision>.',
  status: 'status [--remote <remote>] [--channel stable]\nWhat is live, for whom, and how it does.',
  versions: 'versions <remote>\nThe published versions of a remote, the newest last.',
  trend:
    'trend <remote> [--last 30] [--channel stable]\nHow the releases of a remote did hour by hour: pages, failures, load times, vitals and goal. --last is in hours, 192 at most.',
  why: 'why <remote>@<version> …\nWhy a release fails in browsers: each distinct failure with its count, browsers, routes, and its stack by the lines of our sources.',
  log: 'log [revisions] [--remote <remote>] [--last 30] [--channel stable]\nWho did what and why; with "revisions" the states of a channel.',
  override:
    'override <remote>@<version> … --for <tester> [--hours 8] --reason …\nA link that shows a tester published releases on the live shop.',
  verify:
    'verify <remote>@<version> …, or verify log\nChecks published releases to the last byte, or the log to its first entry.',
  credential:
    'credential --may publish|promote|override|report|read|manage [--remote <remote>] [--days 90] --holder … --out <file>, or --public-key <key>, or credential list\nMakes a credential; with --days it ends by itself. With --public-key it is for a key that was made elsewhere: in a browser, which shows its public half in the console. "list" names those in force.',
  retire:
    'retire <key id> [--reason …]\nEnds a credential, the key of one run of a pipeline, or an older key of the registry.',
  trusted:
    'trusted add <name> --issuer github|gitlab|https://… --claim repository=team/flights --claim ref=refs/heads/main … --remote mf-flights[,…] --may publish,promote,rollback [--channels stable,staging] [--minutes 15] [--reason …], trusted list, or trusted remove <name> [--reason …]\nThe pipelines that need no stored key: with --oidc they get one for some minutes. Each --claim must be in their ID token exactly so.',
  'rotate-key':
    'rotate-key [--days 400] --reason …\nMakes the key that the registry signs with from now on; hosts follow, the one before counts until it is retired.',
  prune:
    'prune [--days 180] [--dry-run] --reason …\nDeletes the files of releases that no rule keeps. With --dry-run it only says which, and how many bytes they have.',
  shell:
    'shell <host/dist> [--for <shell>], or shell --retire <shell>@<version> … --reason …\nRegisters what a host offers, as the shells of the shop and the mini-app unless --for names another; refused while a live release could not run in it. Earlier versions stay live beside it, three at most, until they are retired.',
  profile:
    'profile list, profile show <name>, profile set <file> --reason …, or profile remove <name> --reason …\nWhich shops there are, and what each shows: web, the mini-app, those of partners. Hosts follow at their next look.',
  serve: 'serve\nAnswers over HTTP (PORT, HOST, DATA_DIR) until it is ended.',
};

const common =
  'For all: --registry <url> with --credential <file> (or RELEASES_CREDENTIAL) or in a pipeline --oidc, or --data <folder> (or DATA_DIR); --json answers in JSON.\nOver --registry, credential, retire, trusted, rotate-key and prune need a credential that may manage, and a --reason; where the registry lives they need none.\nExit codes: 0 done, 1 refused or not in order, 2 wrong usage, 3 the registry does not answer.';

/** The help of one command, or of all. */
export function helpLines(command: string | undefined): readonly string[] {
  const text = command === undefined ? undefined : usage[command];
  if (text) return [`aylal-releases ${text}`, '', ...common.split('\n')];
  const lines = Object.entries(usage).map(([name, one]) => `  ${name.padEnd(12)}${one.split('\n')[1] ?? ''}`);
  return ['aylal-releases <command> [--help]', '', ...lines, '', ...common.split('\n')];
}
