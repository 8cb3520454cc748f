import { describe, expect, test } from "vitest"

import { sampleNames } from "#tests/support/samples/session.ts"

import { choices } from "./form/form-fields.ts"
import { formatValue, valueLabels } from "./format-value.ts"
import { options as hindi } from "./messages/options.hi.ts"

describe("formatValue", () => {
  test.each([
    { field: "gender", value: "female", en: "Female", hi: "महिला" },
    { field: "category", value: "obc", en: "OBC", hi: "अन्य पिछड़ा वर्ग" },
    { field: "is_minority", value: "no", en: "No", hi: "नहीं" },
    { field: "same_as_correspondence", value: "yes", en: "Yes", hi: "हाँ" },
    {
      field: "weightage",
      value: ["ncc_b", "nss_240_hours"],
      en: "NCC B certificate, NSS, 240 hours",
      hi: "एन.सी.सी. 'बी' प्रमाण-पत्र, एन.एस.एस. 240 घंटे",
    },
    { field: "weightage", value: [], en: "", hi: "" },
    // Not their dependents: the specification names defence personnel only (4.2).
    {
      field: "horizontal_reservation",
      value: ["defence_personnel"],
      en: "Defence personnel",
      hi: "रक्षा कर्मी (सैनिक)",
    },
    { field: "course", value: "BSc", en: "BSc", hi: "बी.एस-सी." },
    { field: "minor_subject", value: "Botany", en: "Botany", hi: "वनस्पति विज्ञान" },
    { field: "dob", value: "2007-03-27", en: "27-03-2007", hi: "27-03-2007" },
    { field: "annual_income", value: "125000", en: "₹1,25,000", hi: "₹1,25,000" },
    // Free text is not translated, even if it equals a choice value.
    { field: "applicant_name", value: "other", en: "other", hi: "other" },
    { field: "religion", value: "toString", en: "toString", hi: "toString" },
    { field: "i_percentage", value: "82.40", en: "82.40", hi: "82.40" },
    { field: "email", value: "", en: "", hi: "" },
    { field: "email", value: undefined, en: "", hi: "" },
  ])("formats $field $value as $en, $hi", ({ field, value, en, hi }) => {
    expect(formatValue(field, value, valueLabels(sampleNames, "en"))).toBe(en)
    expect(formatValue(field, value, valueLabels(sampleNames, "hi"))).toBe(hi)
  })

  test("every choice has a Hindi name", () => {
    const all = [...Object.values(choices).flat(), "yes", "no"]
    expect(
      all.filter((choice) => !/[\u0900-\u097f]/.test(hindi[choice as keyof typeof hindi])),
    ).toEqual([])
  })
})
