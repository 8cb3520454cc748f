import type { FormRules } from "#domain/applications/form/field-schemas.ts"
// The fields that a session may ask, and what an applicant fills in: EWS, with a disability, after a gap of two years.
import {
  type AdditionalField,
  additionalFieldDefinitions,
} from "#domain/applications/form/form-fields.ts"

import type { Form } from "./applications.ts"
import { sampleRules } from "./session.ts"

/** A session's list of these fields, some of them required. */
export const ask = (
  fields: readonly string[],
  required: readonly string[] = [],
): AdditionalField[] => fields.map((field) => ({ field, is_required: required.includes(field) }))

/** Every field, none of them required. */
export const everyField = ask(additionalFieldDefinitions.map(({ name }) => name))

/** The rules of a session 2026-27 that asks these fields. */
export const rulesAsking = (asked: readonly AdditionalField[] = everyField): FormRules => ({
  ...sampleRules,
  years: { first: 2010, last: 2026 },
  firstYear: 2026,
  additionalFields: asked,
})

/** Values of all fields that apply to one applicant. The numbers are invented. */
export const everyClaim = {
  category: "general",
  sub_category: "",
  horizontal_reservation: ["physically_handicapped", "freedom_fighter_dependent"],
  urn_kind: "wrn",
  apaar_id: "123456789012",
  ews_claim: "yes",
  ews_certificate_no: "EWS/2026/000123",
  ews_certificate_date: "2025-04-14",
  domicile_certificate_no: "DOM/2024/004455",
  domicile_certificate_date: "2024-06-02",
  disability_type: "low_vision",
  disability_percent: "45",
  udid: "UP2510219650001234",
  freedom_fighter_certificate_no: "FF/1122",
  is_ex_serviceman_dependent: "yes",
  ex_serviceman_certificate_no: "ESM/3344",
  ncc_certificate: "ncc_b",
  ncc_certificate_no: "UP/SW/2024/5566",
  nss_service: "nss_240_hours",
  sports_level: "state",
  sport: "Kabaddi",
  scout_award: "rajya_puraskar",
  income_certificate_date: "2025-05-05",
  scholarship_otr: "12345678901234",
  gap_reason: "Coaching for entrance examinations",
  anti_ragging_ref: "2026-0099887766",
  is_employed: "no",
} satisfies Form
