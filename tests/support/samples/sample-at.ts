import { sample } from "#content/sample.ts"
import { resolveSampleDates } from "#domain/content/sample-dates.ts"

/** The sample content of a site that was first started then; the tests may run past midnight. */
export const sampleAt = (startedAt: string) => resolveSampleDates(sample, new Date(startedAt))
