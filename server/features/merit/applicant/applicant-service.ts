import type { SiteDeps } from "#server/platform/site-deps.ts"

import { makeObjection } from "../objections/make-objection.ts"
import { answerOffer } from "./answer-offer.ts"
import { readOwnRounds } from "./read-own-rounds.ts"

/** What an applicant does with merit lists on the status page. The caller has authenticated the applicant. */
export const createApplicantService = (deps: Pick<SiteDeps, "db" | "now" | "randomBytes">) => ({
  readRounds: readOwnRounds(deps),
  answerOffer: answerOffer(deps),
  makeObjection: makeObjection(deps),
})
