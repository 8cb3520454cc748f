import type { Bilingual } from "../content/text.ts"

/** What a grievance can be about. */
export const categoryNames = {
  admission: { en: "Admission", hi: "प्रवेश" },
  examination: { en: "Examination and result", hi: "परीक्षा और परीक्षाफल" },
  scholarship: { en: "Scholarship", hi: "छात्रवृत्ति" },
  fees: { en: "Fees", hi: "शुल्क (फ़ीस)" },
  ragging: { en: "Ragging", hi: "रैगिंग" },
  harassment: { en: "Harassment or discrimination", hi: "उत्पीड़न या भेदभाव" },
  facilities: { en: "Facilities", hi: "सुविधाएँ" },
  staff: { en: "Teachers and staff", hi: "शिक्षक और कर्मचारी" },
  records: { en: "Records and certificates", hi: "अभिलेख और प्रमाण-पत्र" },
  other: { en: "Something else", hi: "अन्य" },
} satisfies Record<string, Bilingual>

export type GrievanceCategory = keyof typeof categoryNames
export const grievanceCategories = Object.keys(categoryNames) as GrievanceCategory[]

/** How a grievance ended. */
export const outcomeNames = {
  resolved: { en: "Put right", hi: "समाधान हुआ" },
  partly: { en: "Partly put right", hi: "आंशिक समाधान हुआ" },
  not_upheld: { en: "Not upheld", hi: "शिकायत सही नहीं पाई गई" },
  elsewhere: { en: "Passed to another body", hi: "दूसरे निकाय को भेजी गई" },
  withdrawn: { en: "Withdrawn", hi: "वापस ली गई" },
} satisfies Record<string, Bilingual>

export type GrievanceOutcome = keyof typeof outcomeNames
export const grievanceOutcomes = Object.keys(outcomeNames) as GrievanceOutcome[]

/** What happens to a grievance, as its history stores it. */
export const actNames = {
  received: { en: "Received", hi: "प्राप्त हुई" },
  assigned: { en: "Given to", hi: "इन्हें सौंपी गई" },
  reply: { en: "Reply", hi: "उत्तर" },
  note: { en: "Internal note", hi: "आन्तरिक टिप्पणी" },
  message: { en: "Message from the person", hi: "शिकायतकर्ता का सन्देश" },
  closed: { en: "Closed", hi: "बन्द हुई" },
  reopened: { en: "Opened again", hi: "फिर खोली गई" },
} satisfies Record<string, Bilingual>

export type GrievanceAct = keyof typeof actNames

/** What the person does with the own grievance. */
export const ownActs = ["message", "reopened"] as const satisfies GrievanceAct[]
export type OwnAct = (typeof ownActs)[number]
