import type { ClaimState } from "../../applications/claims.ts"
import { isResultAwaited } from "../../applications/form/class-12-result.ts"
import { gapYears } from "../../applications/form/form-rules.ts"
import { type Category, type Compartment, traitsOf } from "../allocation-rule.ts"
import { toHundredths } from "../hundredths.ts"
import type { Candidate } from "../ranking.ts"
import { answersOfClaims, claimsOfTrait } from "./merit-claims.ts"
import { type MeritFacts, mentions, type MeritIndex, meritIndex } from "./merit-index.ts"
import type { Component, MeritRule } from "./merit-rule.ts"

/** Why an applicant is not ranked, with the numbers. Percentages are in hundredths. */
export type Ineligibility =
  | { reason: "below_minimum"; component: Component; percentage: number; minimum: number }
  | { reason: "too_many_gap_years"; years: number; most: number }
  | { reason: "passed_too_early"; year: number; earliest: number }
  /** The subjects, as the applicant wrote them, mention none of these names. */
  | { reason: "subject_missing"; names: string[]; subjects: string }
  /** The trait is limited, and so many holders of it compete already. `place` is the own place among all holders. */
  | { reason: "over_limit"; trait: string; most: number; place: number }

/**
 * All reasons why a candidate of this category is not eligible. A missing percentage is none of them; a limit is found
 * when the seats are allocated.
 */
export const ineligibilities = (
  { eligibility }: MeritRule,
  category: Category,
  { percentages, gapYears: years, passYear: year, subjects }: MeritFacts,
): Ineligibility[] => {
  const { component, minimum, max_gap_years: most, earliest_year: earliest } = eligibility
  const percentage = percentages[component]
  const least = toHundredths(String(minimum[category] ?? 0))!
  const missing = (eligibility.subjects ?? []).filter((names) =>
    names.every((name) => !mentions(subjects, name)),
  )
  return [
    ...(percentage !== undefined && percentage < least
      ? [{ reason: "below_minimum" as const, component, percentage, minimum: least }]
      : []),
    ...(most !== undefined && years > most
      ? [{ reason: "too_many_gap_years" as const, years, most }]
      : []),
    ...(earliest !== undefined && year !== undefined && year < earliest
      ? [{ reason: "passed_too_early" as const, year, earliest }]
      : []),
    ...missing.map((names) => ({ reason: "subject_missing" as const, names, subjects })),
  ]
}

/** An application as the ranking reads it. */
interface CheckedApplication {
  admission_code: string
  form: Readonly<Record<string, unknown>>
  claims: readonly Pick<ClaimState, "name" | "state">[]
}

/** What the college knows beside the form. */
interface Context {
  /** The first calendar year of the session. */
  firstYear: number
  /** Percentages that staff entered, in hundredths. */
  entered?: MeritFacts["percentages"]
  /** The compartment of the seat that was accepted in an earlier round. */
  accepted?: Compartment | null
  /** Whether the college has verified the application; yes unless told. */
  isVerified?: boolean
}

/** A candidate with all that explains the index, or why there is none. */
export interface MeritCandidate {
  code: string
  /** Nothing if a percentage is missing, or the applicant is not eligible, or not verified by a rule that needs it. */
  candidate: Candidate | null
  isVerified: boolean
  category: Category
  index: MeritIndex | { missing: Component[] }
  /** The result of class 12 is still to come. */
  awaitsResult?: true
  /** The percentages that decide something by the rule, as far as they are known. In hundredths. */
  marks: { component: Component; percentage: number }[]
  ineligibilities: Ineligibility[]
  /** Claims that would count, but nobody has checked them yet, or they were changed since. */
  unchecked: string[]
  /** The category and the traits that would count with a verified residence, if only residents have the benefit. */
  withoutResidence: string[]
}

/** The trait of those without a verified residence in the state. A rule may limit it. */
const otherState = "other_state"

const reserved = { sc: "SC", st: "ST", obc: "OBC" } as const

const answerOf = (form: CheckedApplication["form"], claim: string) =>
  String(form[answersOfClaims[claim] ?? ""] ?? "")

const percentageOf = (value: unknown) => toHundredths(String(value ?? ""))

const factsOf = (
  { form, claims }: CheckedApplication,
  { firstYear, entered }: Context,
): MeritFacts => {
  const verified = claims.filter(({ state }) => state === "verified").map(({ name }) => name)
  const answers = verified.map((name) => answerOf(form, name))
  const own = {
    highschool: percentageOf(form["highschool_percentage"]),
    intermediate: percentageOf(form["i_percentage"]),
  }
  const known = Object.entries(own).filter(([, percentage]) => percentage !== undefined)
  return {
    percentages: { ...Object.fromEntries(known), ...entered },
    claims: [...verified, ...answers],
    gapYears: gapYears(form["i_year"], firstYear) ?? 0,
    isOtherState: !verified.includes("domicile"),
    board: String(form["i_board"] ?? ""),
    subjects: String(form["i_subject"] ?? ""),
    passYear: Number(form["i_year"]) || undefined,
  }
}

/** The percentages of the index, of the minimum, and of those that tell equal indices apart. */
const marksOf = ({ basis, eligibility, allocation }: MeritRule, { percentages }: MeritFacts) => {
  const used = new Set<string>([
    ...[...basis, eligibility].map(({ component }) => component),
    ...allocation.ties,
  ])
  return Object.entries(percentages)
    .filter(([component]) => used.has(component))
    .map(([component, percentage]) => ({ component: component as Component, percentage }))
}

const categoryOf = ({ form }: CheckedApplication, claims: readonly string[]): Category => {
  if (claims.includes("ews")) return "EWS"
  const category = reserved[String(form["category"]) as keyof typeof reserved]
  return category && claims.includes("category") ? category : "GEN"
}

/** Whether a verified claim of this name would count by the rule. */
const mayCount = (
  { weightages, deductions, is_for_residents, allocation }: MeritRule,
  { form }: CheckedApplication,
  name: string,
) => {
  if (name === "category" || name === "ews") return true
  const traits = traitsOf(allocation)
  if (name === "domicile") {
    return is_for_residents || deductions.other_state !== undefined || traits.includes(otherState)
  }
  const answer = answerOf(form, name)
  const claims = traits.flatMap((trait) => claimsOfTrait[trait] ?? [trait])
  return name in weightages.points || answer in weightages.points || claims.includes(name)
}

const hasTrait = (
  trait: string,
  { form }: CheckedApplication,
  { claims, isOtherState }: MeritFacts,
) => {
  if (trait === otherState) return isOtherState
  if (trait === "woman") return form["gender"] === "female"
  return (claimsOfTrait[trait] ?? [trait]).some((claim) => claims.includes(claim))
}

/** Builds a candidate from an application. Only claims that the college verified count (docs/merit.md). */
export const meritCandidate = (
  rule: MeritRule,
  application: CheckedApplication,
  context: Context,
): MeritCandidate => {
  const { admission_code: code, form, claims } = application
  const facts = factsOf(application, context)
  const hasBenefit = !rule.is_for_residents || !facts.isOtherState
  const ownCategory = categoryOf(application, facts.claims)
  const category = hasBenefit ? ownCategory : "GEN"
  const { limits = {} } = rule.allocation
  const held = traitsOf(rule.allocation).filter((trait) => hasTrait(trait, application, facts))
  // A limit is no benefit.
  const traits = held.filter((trait) => hasBenefit || trait in limits)
  const lost = [ownCategory, ...held].filter((one) => one !== category && !traits.includes(one))
  const index = meritIndex(rule, facts)
  const reasons = ineligibilities(rule, category, facts)
  // Who accepted a seat keeps it while the application is checked again.
  const { isVerified = true, accepted = null } = context
  const isChecked = rule.ranked === "all" || isVerified || accepted !== null
  const isRanked = "index" in index && reasons.length === 0 && isChecked
  return {
    code,
    isVerified,
    category,
    index,
    ...(isResultAwaited({ ...form }) && { awaitsResult: true as const }),
    marks: marksOf(rule, facts),
    ineligibilities: reasons,
    unchecked: claims
      .filter(({ state }) => state === "unchecked" || state === "changed")
      .map(({ name }) => name)
      .filter((name) => mayCount(rule, application, name)),
    withoutResidence: hasBenefit ? [] : lost,
    candidate: isRanked
      ? {
          code,
          category,
          traits,
          index: index.index,
          intermediate: facts.percentages.intermediate ?? null,
          highschool: facts.percentages.highschool ?? null,
          born: Number(String(form["dob"]).replaceAll("-", "")),
          accepted,
        }
      : null,
  }
}
