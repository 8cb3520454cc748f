/** How often a fault is injected: `short` times, or `full` times with FULL=1. */
export const rounds = ({ full, short }: { full: number; short: number }) =>
  process.env.FULL === "1" ? full : short

/** Prints a summary of a fault's effects. */
export const report = (what: string) => console.log(`faults: ${what}`)
