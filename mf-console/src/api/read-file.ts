/** The text of a file. Rejects when it cannot be read any more. */
export function readText(file: File): Promise<string> {
  return read(file, (reader) => reader.readAsText(file));
}

/** The bytes of a file in base64. */
export async function readBase64(file: File): Promise<string> {
  const url = await read(file, (reader) => reader.readAsDataURL(file));
  return url.slice(url.indexOf(',') + 1);
}

function read(file: File, start: (reader: FileReader) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error(`${file.name} cannot be read`, { cause: reader.error })));
    start(reader);
  });
}
