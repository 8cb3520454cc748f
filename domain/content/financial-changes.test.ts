import { expect, test } from "vitest"

import { sampleSession } from "#tests/support/samples/session.ts"
import { settings as sampleSettings } from "#tests/support/samples/settings.ts"

import { describeFinancialChange } from "./describe-financial-change.ts"
import {
  type FinancialChange,
  financialChangesOfSession,
  financialChangesOfSettings,
  sessionWith,
  settingsWith,
} from "./financial-changes.ts"
import { settingsSchema } from "./settings.ts"

const settings = settingsSchema.parse({ ...sampleSettings, admission_session: "2025-26" })
const [ba] = sampleSession.programmes
const late = { until: { day: "2026-07-15", time: "23:59" }, fee: 100 }
const withBA = (changes: Partial<NonNullable<typeof ba>>) => ({
  ...sampleSession,
  programmes: sampleSession.programmes.map((one) =>
    one.code === "BA" ? { ...one, ...changes } : one,
  ),
})

test("of the settings, account and open session are financial", () => {
  const after = {
    ...settings,
    email: "new@college.example",
    admission_session: "2026-27",
    deposit: { ...settings.deposit, ifsc: "SBIN0001234" },
  }
  expect(financialChangesOfSettings(settings, after)).toEqual([
    { place: ["deposit", "ifsc"], from: settings.deposit.ifsc, to: "SBIN0001234" },
    { place: ["admission_session"], from: "2025-26", to: "2026-27" },
  ])
})

test("of a session, the fees and the late period of each programme are financial", () => {
  const after = withBA({ seats: 7, fees: { ...ba!.fees, sc: 9 }, late })
  expect(financialChangesOfSession(sampleSession, after)).toEqual([
    { place: ["fees", "BA", "sc"], from: ba!.fees.sc, to: 9 },
    { place: ["late", "BA"], from: ba!.late, to: late },
  ])
})

test("a new programme changes no fee", () => {
  const added = { ...sampleSession, programmes: sampleSession.programmes.slice(1) }
  expect(financialChangesOfSession(added, sampleSession)).toEqual([])
})

test("each side of the changes gives back its version", () => {
  const after = withBA({ fees: { ...ba!.fees, sc: 9 }, ews_fee: 400, late })
  const changes = financialChangesOfSession(sampleSession, after)
  expect(sessionWith(sampleSession, changes, "to")).toEqual(after)
  expect(sessionWith(after, changes, "from")).toEqual(sampleSession)
  const other = { ...settings, deposit: { ...settings.deposit, account_number: "30123456789" } }
  const account = financialChangesOfSettings(settings, other)
  expect(settingsWith(settings, account, "to")).toEqual(other)
  expect(settingsWith(other, account, "from")).toEqual(settings)
})

const courses = { courses: sampleSession.programmes, subjects: sampleSession.subjects }

test.each<{ change: FinancialChange; en: string; hi: string }>([
  {
    change: { place: ["fees", "BA", "sc"], from: 1250, to: 125_000 },
    en: "Fee, BA, SC: ₹1,250 → ₹1,25,000",
    hi: "शुल्क, बी.ए., अनुसूचित जाति: ₹1,250 → ₹1,25,000",
  },
  {
    change: { place: ["late", "BA"], to: late },
    en: "Late period, BA: – → ₹100, 15\u00a0July\u00a02026",
    hi: "विलम्ब अवधि, बी.ए.: – → ₹100, 15\u00a0जुलाई\u00a02026",
  },
  {
    change: {
      place: ["deposit", "branch"],
      from: { en: "Rampur", hi: "रामपुर" },
      to: { en: "Rampur", hi: "रामनगर" },
    },
    en: "Branch: Rampur / रामपुर → Rampur / रामनगर",
    hi: "शाखा: Rampur / रामपुर → Rampur / रामनगर",
  },
  {
    change: { place: ["admission_session"], from: "2025-26", to: "2026-27" },
    en: "Open session: 2025-26 → 2026-27",
    hi: "खुला सत्र: 2025-26 → 2026-27",
  },
])("says old and new: $en", ({ change, en, hi }) => {
  expect(describeFinancialChange(change, { language: "en", courses })).toBe(en)
  expect(describeFinancialChange(change, { language: "hi", courses })).toBe(hi)
})
