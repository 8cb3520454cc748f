import { privacyCalls } from "#server/features/privacy/privacy.ts"

/** All calls of the console that are defined by data. */
export const consoleCalls = { ...privacyCalls }

export type ConsoleCalls = typeof consoleCalls
