import type { FieldDefinition, GroupHeading } from "./field-definition.ts"

/** Fields that came with version 2 of the form. A session asks those that its administrator chooses. */
const additionalGroup = <
  Heading extends GroupHeading,
  const Fields extends readonly FieldDefinition[],
>(
  heading: Heading,
  fields: Fields,
) => ({
  heading,
  isFolded: true as const,
  fields: fields.map((field) => ({ ...field, since: 2 })) as unknown as {
    readonly [At in keyof Fields]: Fields[At] & { readonly since: 2 }
  },
})

export const identifiers = additionalGroup("identifiers", [
  {
    name: "urn_kind",
    type: "one",
    // The portals of the state's universities have their own names for the number.
    choices: ["wrn", "lurn", "srn", "urn"],
    only: { field: "urn", message: "only.urn" },
  },
  // Also called ABC id: both are one number.
  { name: "apaar_id", type: "apaar" },
])

const withEws = { field: "ews_claim", answers: ["yes"], message: "only.ews" } as const
const withCaste = {
  field: "category",
  answers: ["obc", "sc", "st"],
  message: "only.reserved_category",
} as const
const residents = { field: "is_upresidence", answers: ["yes"], message: "only.residents" } as const

export const certificates = additionalGroup("certificates", [
  {
    name: "ews_claim",
    type: "yes_no",
    // The 103rd Amendment of the Constitution (2019): citizens of no other reserved category.
    only: { field: "category", answers: ["general"], message: "only.general" },
    claim: { name: "ews", by: "any" },
  },
  {
    name: "ews_certificate_no",
    type: "line",
    sensitive: true,
    only: withEws,
    claim: { name: "ews" },
  },
  { name: "ews_certificate_date", type: "certificate_date", only: withEws, claim: { name: "ews" } },
  {
    name: "caste_certificate_no",
    type: "line",
    sensitive: true,
    only: withCaste,
    claim: { name: "category" },
  },
  {
    name: "caste_certificate_date",
    type: "certificate_date",
    only: withCaste,
    claim: { name: "category" },
  },
  {
    name: "domicile_certificate_no",
    type: "line",
    sensitive: true,
    only: residents,
    claim: { name: "domicile" },
  },
  {
    name: "domicile_certificate_date",
    type: "certificate_date",
    only: residents,
    claim: { name: "domicile" },
  },
])

const withDisability = {
  field: "horizontal_reservation",
  answers: ["physically_handicapped"],
  message: "only.disability",
} as const

export const disability = additionalGroup("disability", [
  {
    name: "disability_type",
    type: "one",
    // The 21 of the Schedule of the RPwD Act 2016: section 32 reserves seats for all of them, section 34 (posts)
    // for fewer, and the UDID card names one of these.
    choices: [
      "blindness",
      "low_vision",
      "leprosy_cured",
      "hearing_impairment",
      "locomotor",
      "dwarfism",
      "intellectual",
      "mental_illness",
      "autism",
      "cerebral_palsy",
      "muscular_dystrophy",
      "chronic_neurological",
      "specific_learning",
      "multiple_sclerosis",
      "speech_language",
      "thalassaemia",
      "haemophilia",
      "sickle_cell",
      "multiple_disabilities",
      "acid_attack",
      "parkinsons",
    ],
    sensitive: true,
    only: withDisability,
    claim: { name: "physically_handicapped" },
  },
  {
    name: "disability_percent",
    type: "percent",
    sensitive: true,
    only: { field: "disability_type", message: "only.disability_type" },
    claim: { name: "physically_handicapped" },
  },
  { name: "udid", type: "udid", only: withDisability, claim: { name: "physically_handicapped" } },
])

export const dependants = additionalGroup("dependants", [
  {
    name: "freedom_fighter_certificate_no",
    type: "line",
    sensitive: true,
    only: {
      field: "horizontal_reservation",
      answers: ["freedom_fighter_dependent"],
      message: "only.freedom_fighter",
    },
    claim: { name: "freedom_fighter_dependent" },
  },
  {
    name: "is_ex_serviceman_dependent",
    type: "yes_no",
    claim: { name: "ex_serviceman", by: "any" },
  },
  {
    name: "ex_serviceman_certificate_no",
    type: "line",
    sensitive: true,
    only: {
      field: "is_ex_serviceman_dependent",
      answers: ["yes"],
      message: "only.ex_serviceman",
    },
    claim: { name: "ex_serviceman" },
  },
])

export const achievements = additionalGroup("achievements", [
  {
    name: "ncc_certificate",
    type: "one",
    choices: ["ncc_a", "ncc_b", "ncc_c"],
    claim: { name: "ncc", by: "any" },
  },
  {
    name: "ncc_certificate_no",
    type: "line",
    sensitive: true,
    only: { field: "ncc_certificate", message: "only.ncc" },
    claim: { name: "ncc" },
  },
  // Hours of regular activities and the special camp, as in the NSS Manual.
  {
    name: "nss_service",
    type: "one",
    choices: ["nss_120_hours", "nss_240_hours", "nss_240_hours_camp"],
    claim: { name: "nss", by: "any" },
  },
  {
    name: "sports_level",
    type: "one",
    choices: ["district", "division", "state", "national", "international"],
    claim: { name: "sports", by: "any" },
  },
  {
    name: "sport",
    type: "line",
    only: { field: "sports_level", message: "only.sports" },
    claim: { name: "sports" },
  },
  // The badges of the Bharat Scouts and Guides.
  {
    name: "scout_award",
    type: "one",
    choices: ["tritiya_sopan", "rajya_puraskar", "rashtrapati"],
    claim: { name: "scouts", by: "any" },
  },
])

export const scholarship = additionalGroup("scholarship", [
  { name: "scholarship_otr", type: "otr" },
  {
    name: "freeship_card_no",
    type: "line",
    sensitive: true,
    only: { field: "category", answers: ["sc", "st"], message: "only.freeship" },
    claim: { name: "freeship", by: "any" },
  },
])

export const gap = additionalGroup("gap", [
  { name: "gap_years", type: "counted" },
  { name: "gap_reason", type: "line", only: { field: "gap_years", message: "only.gap" } },
])

export const undertakings = additionalGroup("undertakings", [
  { name: "anti_ragging_ref", type: "line", max: 40, sensitive: true },
  { name: "is_employed", type: "yes_no" },
])
