// How often each fault happens: in `npm run test:fault-injection` as often as one would like to know it, in
// `npm run verify` (FAULTS=short) so often that it is known to be still held.
const isShort = process.env.FAULTS === "short"

export const rounds = ({ full, short }: { full: number; short: number }) => (isShort ? short : full)

/** A line about what a fault did, for whoever ran the tests. */
export const tell = (what: string) => console.log(`faults: ${what}`)
