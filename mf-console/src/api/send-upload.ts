/** How far an upload is; `sent` equals `total` when all of it has left this machine. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

export interface Upload {
  readonly path: string;
  /** JSON. */
  readonly body: Blob;
  readonly language: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

/** An answer as it came; status 0 when there was none. */
export interface UploadAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a body to the shell's own host. An upload by `fetch` does not say how far it is, so this one asks as pages did before. */
export function sendUpload({ path, body, language, signal, onProgress }: Upload): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('content-type', 'application/json');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', language);
    // A form cannot set this header: the host asks for it on every state change (SEC-6).
    request.setRequestHeader('x-aylal-client', 'web');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }));
    request.upload.addEventListener('load', ({ total }) => onProgress({ sent: total, total }));
    request.addEventListener('loadend', () => resolve({ status: request.status, text: request.responseText }));
    if (signal.aborted) return resolve({ status: 0, text: '' });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
