// How often each fault is injected: many times in `npm run test:fault-injection`, few times in
// `npm run verify` (FAULTS=short).
const isShort = process.env.FAULTS === "short"

export const rounds = ({ full, short }: { full: number; short: number }) => (isShort ? short : full)

/** Prints a summary of a fault's effects. */
export const report = (what: string) => console.log(`faults: ${what}`)
