import { sample } from "#content/sample.ts"
import { resolveSampleDates } from "#domain/content/sample-dates.ts"

/** The sample content of a site first started at this time. A fixed time, because a test run may pass midnight. */
export const sampleAt = (startedAt: string) => resolveSampleDates(sample, new Date(startedAt))
