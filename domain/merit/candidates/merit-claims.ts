import { claimLabel } from "../../applications/form/field-labels.ts"
import { formFields } from "../../applications/form/form-fields.ts"
import type { Language } from "../../content/languages.ts"

/** The claims by which a trait is held. Any other trait is a claim of the same name. */
export const claimsOfTrait: Record<string, readonly string[]> = {
  disability: ["physically_handicapped"],
  freedom_fighter: ["freedom_fighter_dependent"],
  ex_serviceman: ["ex_serviceman", "defence_personnel"],
}

/** Fields whose answer says which certificate a claim is about. */
export const answersOfClaims: Record<string, string> = {
  ncc: "ncc_certificate",
  nss: "nss_service",
  sports: "sports_level",
  scouts: "scout_award",
}

const choicesOf = (field: string) => formFields.find(({ name }) => name === field)?.choices ?? []

/** The answers of each claim whose answer says which certificate it is about. */
const answers = Object.entries(answersOfClaims).map(([claim, field]) => ({
  claim,
  choices: choicesOf(field),
}))

/** Everything for which a rule can give points, in the order of the form. */
export const weightageChoices: readonly string[] = [
  ...new Set([
    ...choicesOf("weightage"),
    ...answers.flatMap(({ choices }) => choices),
    ...choicesOf("horizontal_reservation"),
    "ex_serviceman",
  ]),
]

/** The traits to which a rule can guarantee seats. A college may also write the name of any claim. */
export const traitChoices: readonly string[] = [
  "woman",
  "disability",
  "freedom_fighter",
  "ex_serviceman",
  "sports",
  "ncc",
  "nss",
  "scouts",
  "college_employee_dependent",
]

/** The levels of sports are words that need it in front. */
const needsClaim = (claim: string) => claim === "sports" || claim === "scouts"

/** The name of a claim, or of the answer that makes it: "Sports: District". */
export const claimName = (name: string, language: Language) => {
  const of = answers.find(({ claim, choices }) => needsClaim(claim) && choices.includes(name))
  const label = claimLabel(name, language)
  return of ? `${claimLabel(of.claim, language)}: ${label}` : label
}
