import type { UploadAnswer } from '../api/send-upload.ts';

/** What a page has sent, and how the stand-in answers it. */
export interface SentUpload {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Promise<string>;
  /** Says how much has left the machine. */
  progress(sent: number, total: number): void;
  answer(answer: UploadAnswer): void;
  readonly aborted: () => boolean;
}

/** Stands where the browser's XMLHttpRequest is, which jsdom would send over the network. `uploads` has what was sent, in order. */
export function standInForUploads(): { readonly uploads: SentUpload[]; readonly restore: () => void } {
  const uploads: SentUpload[] = [];
  const before = globalThis.XMLHttpRequest;

  class StandIn extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private path = '';
    private aborted = false;
    private readonly headers: Record<string, string> = {};

    open(_method: string, path: string): void {
      this.path = path;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }

    send(body: Blob): void {
      uploads.push({
        path: this.path,
        headers: this.headers,
        body: textOf(body),
        progress: (loaded, total) => {
          const event = new ProgressEvent(loaded === total ? 'load' : 'progress', { loaded, total });
          this.upload.dispatchEvent(event);
        },
        answer: ({ status, text }) => {
          this.status = status;
          this.responseText = text;
          this.dispatchEvent(new Event('loadend'));
        },
        aborted: () => this.aborted,
      });
    }

    abort(): void {
      this.aborted = true;
      this.dispatchEvent(new Event('loadend'));
    }
  }

  Object.assign(globalThis, { XMLHttpRequest: StandIn });
  return { uploads, restore: () => void Object.assign(globalThis, { XMLHttpRequest: before }) };
}

function textOf(body: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(body);
  });
}
