import type { Bilingual } from "../../content/text.ts"
import { type FeeStatus, isDecided, type Status } from "../workflow.ts"

interface StaffStatus {
  /** What the status is called in lists, histories and exports. Applicants read `statusMessages`. */
  name: Bilingual
  /** What the button to this status says. */
  action: Bilingual
}

/** The glossary of statuses for staff: a status is a state, the step to it is a verb. */
export const staffStatusMessages = {
  submitted: {
    name: { en: "Received", hi: "प्राप्त" },
    action: { en: "Receive", hi: "प्राप्त करें" },
  },
  scrutiny: {
    name: { en: "Being checked", hi: "जाँच में" },
    action: { en: "Start checking", hi: "जाँच शुरू करें" },
  },
  query: {
    name: { en: "Waiting for applicant", hi: "आवेदक के उत्तर की प्रतीक्षा" },
    action: { en: "Ask the applicant", hi: "आवेदक से पूछें" },
  },
  verified: {
    name: { en: "Verified", hi: "सत्यापित" },
    action: { en: "Verify", hi: "सत्यापित करें" },
  },
  admitted: {
    name: { en: "Admitted", hi: "प्रवेश स्वीकृत" },
    action: { en: "Admit", hi: "प्रवेश दें" },
  },
  rejected: {
    name: { en: "Rejected", hi: "अस्वीकृत" },
    action: { en: "Reject", hi: "अस्वीकार करें" },
  },
  withdrawn: {
    name: { en: "Withdrawn", hi: "वापस लिया गया" },
    action: { en: "Mark as withdrawn", hi: "वापसी दर्ज करें" },
  },
  cancelled: {
    name: { en: "Admission cancelled", hi: "प्रवेश रद्द" },
    action: { en: "Cancel the admission", hi: "प्रवेश रद्द करें" },
  },
} satisfies Record<Status, StaffStatus>

const checkAgain = { en: "Check again", hi: "फिर से जाँचें" }
const reopen = { en: "Reopen", hi: "फिर से खोलें" }

/** What the button of a transition says. */
export const statusActionOf = (from: Status, to: Status): Bilingual => {
  if (to !== "scrutiny" || from === "submitted") return staffStatusMessages[to].action
  return isDecided(from) ? reopen : checkAgain
}

/** What the states of a fee are called. */
export const feeStatusNames = {
  due: { en: "Due", hi: "बकाया" },
  received: { en: "Received", hi: "प्राप्त" },
  exempt: { en: "Exempt", hi: "छूट" },
} satisfies Record<FeeStatus, Bilingual>
