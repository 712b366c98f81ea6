/** The registry's time by an answer that said it and when it was heard: a command is good for five minutes either way, and clocks of browsers differ. */
export function registryTime(
  { server_time, heardMs }: { readonly server_time: string; readonly heardMs: number },
  now: Date,
): string {
  return new Date(Date.parse(server_time) + Math.max(0, now.getTime() - heardMs)).toISOString();
}
