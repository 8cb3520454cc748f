import type { Bilingual } from "../../content/text.ts"
import type { EnrolmentCategory, EnrolmentGender, EnrolmentRow } from "../enrolment.ts"

/** What the rows and columns of the enrolment table are called, in the words of the survey (AISHE). */
export const enrolmentTexts = {
  heads: {
    course: { en: "Course", hi: "पाठ्यक्रम" },
    row: { en: "Students", hi: "विद्यार्थी" },
  },
  rows: {
    all: { en: "All", hi: "कुल" },
    disability: { en: "With a disability", hi: "दिव्यांग" },
    muslim: { en: "Muslim minority", hi: "मुस्लिम अल्पसंख्यक" },
    other_minority: { en: "Other minority", hi: "अन्य अल्पसंख्यक" },
  } satisfies Record<EnrolmentRow, Bilingual>,
  categories: {
    general: { en: "General", hi: "सामान्य" },
    ews: { en: "EWS", hi: "ई.डब्ल्यू.एस." },
    sc: { en: "SC", hi: "अ.जा." },
    st: { en: "ST", hi: "अ.ज.जा." },
    obc: { en: "OBC", hi: "अ.पि.व." },
    total: { en: "Total", hi: "योग" },
  } satisfies Record<EnrolmentCategory | "total", Bilingual>,
  genders: {
    all: { en: "all", hi: "कुल" },
    female: { en: "women", hi: "महिला" },
    other: { en: "other", hi: "अन्य" },
  } satisfies Record<Exclude<EnrolmentGender, "male"> | "all", Bilingual>,
}
