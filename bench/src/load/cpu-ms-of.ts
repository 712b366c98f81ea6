import { readFileSync } from 'node:fs';

/** Processor time that a process has used so far, in milliseconds; 0 where the system does not tell. Linux counts in hundredths of a second: the 14th and 15th field, counted from behind the name. */
export function cpuMsOf(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
