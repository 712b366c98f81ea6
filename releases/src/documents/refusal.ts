/** Something was not taken. `code` is stable, the message is a sentence for people; nothing changed. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'Refused';
    this.code = code;
  }
}

/** The name under which releases were refused before codes existed. */
export class PublishRefused extends Refused {
  readonly findings: readonly { code: string; message: string; change: string }[];

  constructor(
    code: string,
    message: string,
    findings: readonly { code: string; message: string; change: string }[] = [],
  ) {
    super(code, message);
    this.name = 'PublishRefused';
    this.findings = findings;
  }
}
