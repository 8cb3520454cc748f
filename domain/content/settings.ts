import * as z from "zod/mini"

import { retention } from "../privacy/retention.ts"
import { type ColourRole, defaultColours, isColour, isReadable } from "./colours.ts"
import { anyText, choiceField, longText, picture, written } from "./field-types.ts"
import { languages } from "./languages.ts"
import { synonymLimits } from "./search/synonyms.ts"
import { dashboardPaths } from "./spellings.ts"
import { bilingual } from "./text.ts"

/** What the start page of the admission says (specification 5.1). It leaves out what is not given. */
const admission = z.prefault(
  z.object({
    /** Who may apply. */
    eligibility: z.optional(longText),
    /** How an applicant gets the university registration number (URN). */
    urn_help: z.optional(longText),
    /** Whether the form must have a URN (specification 4.1). */
    urn_required: z.prefault(z.boolean(), true),
  }),
  // For settings stored before these fields existed.
  {},
)

/** Whether a list shows people by name, or only by their application number. */
const shownOfPerson = (usual: "codes" | "names") =>
  z.prefault(choiceField(["codes", "names"]), usual)

/** What published merit lists show of a person (specification 3.17). */
const meritLists = z.prefault(
  z.object({ web: shownOfPerson("codes"), paper: shownOfPerson("names") }),
  // For settings stored before these fields existed.
  {},
)

/** The wording of the bank slip that is printed with the admission sheet (specification 7.3). */
const depositSlip = z.prefault(
  z.object({
    heading: bilingual,
    /** Which copies there are. */
    copies: anyText,
    /** Who pays nothing. */
    exempt: anyText,
  }),
  // For settings stored before these fields existed: the texts that every slip had.
  {
    heading: { en: "Bank deposit slip", hi: "बैंक शुल्क जमा पर्ची" },
    copies: {
      en: "Three copies: one each for the student, the college and the bank.",
      hi: "तीन प्रतियाँ: एक-एक छात्र/छात्रा, महाविद्यालय और बैंक के लिए।",
    },
    exempt: {
      en: "With a valid freeship card or a waiver, do not pay: go to the admission counter.",
      hi: "मान्य फ़्रीशिप कार्ड या छूट होने पर शुल्क न जमा करें: प्रवेश काउंटर पर जाएँ।",
    },
  },
)

/** The wording of the identity card (specification 8.3). */
const identityCard = z.prefault(
  z.object({
    card_title: bilingual,
    /** Below the two lines on the front. */
    student_signature: bilingual,
    officer_signature: bilingual,
    /** On the back, before the address of the college. */
    found: anyText,
  }),
  // For settings stored before these fields existed: the texts that every card had.
  {
    card_title: { en: "Identity Card", hi: "परिचय-पत्र" },
    student_signature: { en: "Signature of student", hi: "विद्यार्थी के हस्ताक्षर" },
    officer_signature: { en: "Signature of chief proctor", hi: "चीफ़ प्रॉक्टर के हस्ताक्षर" },
    found: {
      en: "If found, please return it to the college.",
      hi: "मिलने पर कृपया महाविद्यालय को लौटाएँ।",
    },
  },
)

/** How students sign in (specification 8.1). */
const studentSignIn = z.prefault(
  z.object({
    /** Whether a student must set a password after the first sign-in with the date of birth. */
    own_password_required: z.prefault(z.boolean(), false),
    /** The address of the dashboard. The other spelling leads there. */
    dashboard_path: z.prefault(choiceField(dashboardPaths), dashboardPaths[0]),
  }),
  // For settings stored before these fields existed.
  {},
)

/** How long the answer to a grievance takes, and who answers (specification 3.18). */
const grievances = z.prefault(
  z.object({
    /** The answer is due after so many working days. */
    working_days: z.int().check(z.gte(1), z.lte(60)),
    /** So many days after its end, the person can open a grievance again. */
    reopen_days: z.int().check(z.gte(1), z.lte(90)),
    /** The office or committee that answers, while no member of staff is chosen. */
    responsible: bilingual,
  }),
  // For settings stored before these fields existed.
  {
    working_days: 15,
    reopen_days: 30,
    responsible: {
      en: "Student Grievance Redressal Committee",
      hi: "विद्यार्थी शिकायत निवारण समिति",
    },
  },
)

/** The language in which the editors write first (specification 9.4). */
const firstLanguage = z.prefault(
  z.enum(languages),
  // For settings stored before this field existed: the order in which the forms had them.
  "en",
)

/** Groups of words that find each other (specification 3.10). */
const searchSynonyms = z.prefault(
  z.array(written("synonyms")).check(z.maxLength(synonymLimits.groups)),
  // For settings stored before this field existed, until the next start gives them those of a new site.
  [],
)

/** Refuses a colour on which, or with which, text cannot be read. */
const readable = z.check<Record<ColourRole, string>>(({ value, issues }) => {
  for (const role of ["main", "accent"] as const)
    if (isColour(value[role]) && !isReadable(role, value[role]))
      issues.push({ code: "custom", message: "low_contrast", path: [role], input: undefined })
})

/** The colours of the site. Those of the specification are the default, also of settings stored before. */
const appearance = z.prefault(
  z.object({ main: written("colour"), accent: written("colour") }).check(readable),
  defaultColours,
)

/** The settings of a college (specification 3.11). Fees are whole rupees. */
export const settingsSchema = z.object({
  /** Whether these are still the sample values of a new site. */
  is_sample: z.boolean(),
  college: z.object({
    name: bilingual,
    address: bilingual,
    affiliation: bilingual,
    /** Shown beside the college's name on pages, sheets and cards. Without one, a neutral emblem is used. */
    emblem: z.optional(picture),
    /** Latitude north and longitude east, in degrees. The contact page links to a map of it. */
    location: z.optional(
      z.object({
        latitude: z.number().check(z.gte(-90), z.lte(90)),
        longitude: z.number().check(z.gte(-180), z.lte(180)),
      }),
    ),
  }),
  appearance,
  /** The home page banner: admissions, last date, helpline, e-mail. */
  announcement: longText,
  phones: z.array(written("phone")),
  email: written("email"),
  /** The session that is open for applications, like 2025-26. Its document is in the sessions. */
  admission_session: written("short_session"),
  admission,
  /** The account for fee deposits, printed on the bank slip. */
  deposit: z.object({
    bank_name: bilingual,
    branch: bilingual,
    account_name: z.string(),
    account_number: written("account"),
    ifsc: written("ifsc"),
  }),
  deposit_slip: depositSlip,
  identity_card: identityCard,
  merit_lists: meritLists,
  student_sign_in: studentSignIn,
  grievances,
  retention,
  first_language: firstLanguage,
  search_synonyms: searchSynonyms,
})

export type Settings = z.infer<typeof settingsSchema>
/** Settings as they may be stored: what has a default can be missing. */
export type SettingsInput = z.input<typeof settingsSchema>

const { college, deposit } = settingsSchema.shape

/** What a college says about itself when it replaces the sample (specification 3.11). */
export const collegeStartSchema = z.object({
  college: z.pick(college, { name: true, address: true, affiliation: true }),
  /** The helpline. */
  phone: written("phone"),
  email: written("email"),
  deposit,
})

export type CollegeStart = z.infer<typeof collegeStartSchema>
