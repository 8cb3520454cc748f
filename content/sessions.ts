import type { Programme } from "#domain/admission/programme-schema.ts"
import type { Session, SessionDefaults } from "#domain/admission/session.ts"

/** Subjects by code, the API's value, with their Hindi names. */
const arts = {
  Hindi: "हिन्दी",
  English: "अंग्रेज़ी",
  Sanskrit: "संस्कृत",
  "Physical Education": "शारीरिक शिक्षा",
  Sociology: "समाजशास्त्र",
  "Political Science": "राजनीति विज्ञान",
  History: "इतिहास",
  Geography: "भूगोल",
}
const science = {
  Physics: "भौतिक विज्ञान",
  Chemistry: "रसायन विज्ञान",
  Maths: "गणित",
  Botany: "वनस्पति विज्ञान",
  Zoology: "जन्तु विज्ञान",
}
const commerce = {
  "Business Communication": "व्यावसायिक सम्प्रेषण",
  "Business Statistics": "व्यावसायिक सांख्यिकी",
  "Business Organisation": "व्यावसायिक संगठन",
  "Introduction to Computer Application": "कम्प्यूटर अनुप्रयोग परिचय",
}
const all = { ...arts, ...science, ...commerce }

/** The order of the courses page (specification 3.5) differs from that of the form. */
const inOrderOfCoursesPage = {
  ...arts,
  Botany: science.Botany,
  Physics: science.Physics,
  Chemistry: science.Chemistry,
  Zoology: science.Zoology,
  Maths: science.Maths,
  ...commerce,
}

interface Rules {
  /** Subjects that cannot be the first major. */
  notFirst?: string[]
  /** Groups of which the second major must be that of the first. */
  groups?: Programme["groups"]
}

const slotsOf = (own: object, { notFirst = [], groups }: Rules): Programme["slots"] => {
  const slot = { is_required: true, subjects: Object.keys(own), excluded: [], same_group: false }
  return [
    { ...slot, field: "first_major_subject", excluded: notFirst },
    { ...slot, field: "second_major_subject", same_group: groups !== undefined },
    { ...slot, field: "minor_subject", subjects: Object.keys(all) },
  ]
}

const programmeOf = (
  course: Pick<Programme, "code" | "number" | "name" | "short_name" | "fees">,
  own: object,
  rules: Rules = {},
): Programme => ({
  ...course,
  slots: slotsOf(own, rules),
  groups: rules.groups ?? [],
  subject_seats: [],
  closes: { day: "{+45}", time: "23:59" },
})

const subjects: Session["subjects"] = Object.entries(inOrderOfCoursesPage).map(([code, hi]) => ({
  code,
  name: { en: code, hi },
  ...(code === "Maths" && { full_name: { en: "Mathematics", hi } }),
}))

/** The session of the specification (11): its constants, its form without further fields, and the fee at once. */
export const specifiedSession = "2025-26"

/** What a session asks for, beside the fields of the specification (4.1): other identity numbers, certificates, the result of class 12. */
const furtherFields = [
  "identity_kind",
  "ews_claim",
  "ews_certificate_no",
  "ews_certificate_date",
  "caste_certificate_no",
  "caste_certificate_date",
  "domicile_certificate_no",
  "domicile_certificate_date",
  "income_certificate_date",
  "i_result",
]

/** What a new site asks for: nothing that must be there, so that an application never waits for a phone. */
const askedDocuments: Session["documents"] = [
  ...[
    "highschool_marksheet",
    "intermediate_marksheet",
    "category",
    "physically_handicapped",
    "domicile",
    "ews",
    "income",
  ].map((slot) => ({ slot, is_required: false, when: "with_application" as const })),
  ...["transfer_certificate", "character_certificate"].map((slot) => ({
    slot,
    is_required: false,
    when: "after_offer" as const,
  })),
]

/** What an applicant can correct: mistakes of typing, no choices that decide on seats or fees. */
const correctableFields = [
  "mother_name",
  "father_name",
  "email",
  "whatsapp_number",
  "applicant_mobile",
  "c_address",
  "p_address",
  "bank_name",
  "bank_branch",
  "bank_account",
  "bank_isfsc",
  "highschool_roll",
  "i_roll",
]

/** What sessions from 2026-27 on begin with, and earlier ones did not have. */
export const sessionDefaults: SessionDefaults = {
  fee_due: "after_offer",
  correctable_fields: correctableFields,
  documents: askedDocuments,
  asked_fields: furtherFields.map((field) => ({ field, is_required: false })),
}

const specifiedDefaults: SessionDefaults = {
  fee_due: "with_application",
  correctable_fields: [],
  documents: [],
  asked_fields: [],
}

/**
 * The session that a new site begins with, by its name: the subjects and rules of the specification (4.3, 4.4). The fees
 * are invented. The declarations are the defaults of the schema. Dates in {braces} count from the first start (domain/content/sample-dates.ts).
 */
export const firstSession = (label: string): Omit<Session, "sheet"> => {
  const year = Number(label.slice(0, 4))
  const isSpecified = label === specifiedSession
  return {
    form_version: "1.2.10",
    first_year_of_passing: 2010,
    last_year_of_passing: year,
    grace_minutes: 30,
    ...(isSpecified ? specifiedDefaults : sessionDefaults),
    fee_last_day: "{+61}",
    ...(!isSpecified && { marks_last_day: "{+45}", corrections_last_day: "{+40}" }),
    list_days: ["{+50}", "{+57}"],
    committee: [],
    card_session: isSpecified ? "2024-2025" : `${year}-${year + 1}`,
    card_valid_until: `${year + 2}-06-30`,
    subjects,
    programmes: [
      programmeOf(
        {
          code: "BA",
          number: "1",
          name: { en: "Bachelor of Arts", hi: "कला स्नातक" },
          short_name: { en: "BA", hi: "बी.ए." },
          fees: { general: 1250, obc: 1250, sc: 650, st: 650 },
        },
        arts,
      ),
      programmeOf(
        {
          code: "BSc",
          number: "2",
          name: { en: "Bachelor of Science", hi: "विज्ञान स्नातक" },
          short_name: { en: "BSc", hi: "बी.एस-सी." },
          fees: { general: 1675, obc: 1675, sc: 900, st: 900 },
        },
        science,
        {
          notFirst: ["Chemistry"],
          groups: [
            { code: "ZBC", subjects: ["Botany", "Chemistry", "Zoology"] },
            { code: "PCM", subjects: ["Physics", "Chemistry", "Maths"] },
          ],
        },
      ),
      programmeOf(
        {
          code: "BCom",
          number: "3",
          name: { en: "Bachelor of Commerce", hi: "वाणिज्य स्नातक" },
          short_name: { en: "BCom", hi: "बी.कॉम." },
          fees: { general: 1450, obc: 1450, sc: 775, st: 775 },
        },
        commerce,
      ),
    ],
  }
}
