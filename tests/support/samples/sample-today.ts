// The sample content of a site that was started today, as those of the HTTP and browser tests are.
import { sample } from "#content/sample.ts"
import { resolveSampleDates } from "#domain/content/sample-dates.ts"

export const { notices, events } = resolveSampleDates(sample, new Date())
