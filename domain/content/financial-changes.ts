import type { Session } from "../admission/session.ts"
import type { Settings } from "./settings.ts"

/**
 * A value that decides what applicants pay, and to whom: of the settings the account for deposits and the session that is
 * open, of a session the fees and the late period of its programmes (specification 9.10). Programmes and categories are codes.
 */
export type FinancialPlace =
  | readonly ["deposit", field: string]
  | readonly ["admission_session"]
  | readonly ["fees", programme: string, category: string]
  | readonly ["late", programme: string]

/** What changes at a place: JSON values, undefined where there is none. */
export interface FinancialChange {
  place: FinancialPlace
  from?: unknown
  to?: unknown
}

type Values = Map<string, unknown>
type Programmes = Session["programmes"]

const keyOf = (place: FinancialPlace) => JSON.stringify(place)
const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const valuesOfSettings = ({ deposit, admission_session }: Settings): Values =>
  new Map<string, unknown>([
    ...Object.entries(deposit).map(
      ([field, value]) => [keyOf(["deposit", field]), value] as [string, unknown],
    ),
    [keyOf(["admission_session"]), admission_session],
  ])

const valuesOfProgrammes = (programmes: Programmes): Values =>
  new Map(
    programmes.flatMap(({ code, fees, ews_fee, late }) => [
      ...Object.entries(fees).map(
        ([category, fee]) => [keyOf(["fees", code, category]), fee] as [string, unknown],
      ),
      ...(ews_fee === undefined
        ? []
        : [[keyOf(["fees", code, "ews"]), ews_fee] as [string, unknown]]),
      ...(late ? [[keyOf(["late", code]), late] as [string, unknown]] : []),
    ]),
  )

const differences = (before: Values, after: Values): FinancialChange[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => !isEqual(before.get(key), after.get(key)))
    .map((key) => ({
      place: JSON.parse(key) as FinancialPlace,
      from: before.get(key),
      to: after.get(key),
    }))

export const financialChangesOfSettings = (before: Settings, after: Settings) =>
  differences(valuesOfSettings(before), valuesOfSettings(after))

/** Of the programmes that both versions have: a new one has no applicants yet, and one with applicants cannot be removed. */
export const financialChangesOfSession = (before: Session, after: Session) => {
  const codes = (session: Session) => new Set(session.programmes.map(({ code }) => code))
  const [former, now] = [codes(before), codes(after)]
  const inBoth = ({ programmes }: Session) =>
    programmes.filter(({ code }) => former.has(code) && now.has(code))
  return differences(valuesOfProgrammes(inBoth(before)), valuesOfProgrammes(inBoth(after)))
}

type Side = "from" | "to"

/** The settings with one side of the changes. */
export const settingsWith = (
  settings: Settings,
  changes: readonly FinancialChange[],
  side: Side,
): Settings => {
  const result = { ...settings, deposit: { ...settings.deposit } }
  for (const { place, [side]: value } of changes) {
    if (place[0] === "admission_session") result.admission_session = value as string
    if (place[0] === "deposit") Object.assign(result.deposit, { [place[1]]: value })
  }
  return result
}

/** The session with one side of the changes. */
export const sessionWith = (
  session: Session,
  changes: readonly FinancialChange[],
  side: Side,
): Session => ({
  ...session,
  programmes: session.programmes.map((programme) => {
    const { late, ews_fee, ...result } = { ...programme, fees: { ...programme.fees } }
    let period = late
    let ofEws = ews_fee
    for (const { place, [side]: value } of changes) {
      if (place[1] !== programme.code) continue
      if (place[0] === "late") period = value as typeof late
      if (place[0] === "fees" && place[2] === "ews") ofEws = value as typeof ews_fee
      else if (place[0] === "fees") Object.assign(result.fees, { [place[2]]: value })
    }
    return {
      ...result,
      ...(ofEws !== undefined && { ews_fee: ofEws }),
      ...(period && { late: period }),
    }
  }),
})
