import type { FormRules } from "../applications/form/field-schemas.ts"
import { yearsOf } from "./programmes.ts"
import type { NamedSession } from "./session.ts"

/** The first calendar year of a session, from its name: 2025 of "2025-26". */
export const firstYearOf = (label: string) => Number(label.slice(0, 4))

/** The rules of the form in a session. Settings say whether it must have a URN. */
export const formRulesOf = (session: NamedSession, isUrnRequired: boolean): FormRules => ({
  isUrnRequired,
  years: yearsOf(session),
  firstYear: firstYearOf(session.label),
  asked: session.asked_fields,
  programmes: session.programmes,
})
