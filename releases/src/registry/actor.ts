/** Who sent the command, and whether the credential is good for the remotes that would move (throws otherwise). */
export interface Actor {
  readonly by: string;
  checkRemotes(remotes: readonly string[]): void;
}
