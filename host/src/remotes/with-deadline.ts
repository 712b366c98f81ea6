/** The work, or a rejection with `late` when it takes longer; the work itself goes on. */
export function withDeadline<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
