import type * as z from "zod/mini"

import type { meritRuleSchema } from "./merit-rule.ts"

type Draft = z.input<typeof meritRuleSchema>

/**
 * Reservations in Uttar Pradesh: UP Act 23 of 2006 (SC, ST, OBC), the 103rd Amendment (EWS), section 32 of the Act of
 * 2016 on disability (not less than 5 %, so rounded up), and the state's orders (women, the other traits, residence).
 * The rule editor shows each source beside its setting.
 */
const reservations = {
  vertical: { SC: 21, ST: 2, OBC: 27, EWS: 10 },
  traits: {
    woman: { percent: 20 },
    disability: { percent: 5, mode: "overall", rounding: "ceiling" },
    freedom_fighter: { percent: 2 },
    ex_serviceman: { percent: 1 },
  },
  conversion: [
    { from: "ST", to: "SC" },
    { from: "SC", to: "ST" },
    { from: "SC", to: "open" },
    { from: "ST", to: "open" },
    { from: "OBC", to: "open" },
    { from: "EWS", to: "open" },
  ],
} as const satisfies Partial<Draft["allocation"]>

const certificates = { ncc_c: 8, ncc_b: 6, nss_240_hours: 4, rajyapal_award: 4 }

const minimum = { GEN: 45, OBC: 45, EWS: 45, SC: 40, ST: 40 }

type Pattern = Omit<Draft, "allocation" | "is_for_residents">

/** The patterns of colleges that were read (docs/merit.md). Every number is to be checked against the prospectus. */
const patterns = {
  intermediate: {
    basis: [{ component: "intermediate", weight: 1 }],
    weightages: { points: certificates, at_most: 2, cap: 17 },
    deductions: { gap_years: { unit: "percent", losses: [5, 10] } },
    eligibility: { minimum },
  },
  both_boards: {
    basis: [
      { component: "highschool", weight: 1 },
      { component: "intermediate", weight: 1 },
    ],
    weightages: { points: certificates, at_most: 2, cap: 10 },
    deductions: { gap_years: { unit: "points", losses: [2, 4] } },
    eligibility: { minimum },
  },
  subject_group: {
    basis: [{ component: "subject_group", weight: 1 }],
    weightages: { points: certificates, at_most: 2, cap: 15 },
    deductions: { other_state: { unit: "percent", loss: 5 } },
    eligibility: { minimum, component: "subject_group" },
  },
  best_five: {
    basis: [{ component: "best_five", weight: 1 }],
    weightages: { points: certificates, at_most: 2, cap: 15 },
    deductions: { gap_years: { unit: "points", losses: [10, 15] } },
    eligibility: { minimum, component: "best_five" },
  },
  entrance_and_boards: {
    basis: [
      { component: "entrance", weight: 2 },
      { component: "highschool", weight: 1 },
      { component: "intermediate", weight: 1 },
    ],
    eligibility: { minimum },
  },
} as const satisfies Record<string, Pattern>

/** Where at most a part of the seats goes to applicants of other states. */
const limits: Partial<Record<keyof typeof patterns, Draft["allocation"]["limits"]>> = {
  best_five: { other_state: { percent: 10 } },
}

export type Preset = keyof typeof patterns
export const presets = Object.keys(patterns) as Preset[]

/** A first draft of a rule for so many seats. */
export const presetRule = (preset: Preset, seats: number): Draft => ({
  ...patterns[preset],
  is_for_residents: true,
  allocation: { seats, ...reservations, ...(limits[preset] && { limits: limits[preset] }) },
})
