import { createContext, type RouterContext } from "react-router"

import type { ContactProblems } from "#domain/content/contact-message.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Language } from "#domain/content/text.ts"
import type { StatusAnswer } from "#server/features/applications/read-status.ts"
import type { AdmissionSheet } from "#server/features/applications/sheet-data.ts"
import type { Sheets } from "#server/features/applications/staff/print-sheets.ts"
import type { Outcome, ReceivedForm } from "#server/features/applications/submit-application.ts"
import type { SiteContent } from "#server/features/content/site-content.ts"
import type { Cards } from "#server/features/students/print-cards.ts"
import type { CardCheck } from "#server/features/students/read-card.ts"
import type { PrintAnswer } from "#server/http/console/print-pages.ts"
import type { PassingFault } from "#server/platform/database/transient-errors.ts"

/** What a page may ask of the server: the one door from loaders and actions to it. */
export interface Desk {
  /** Logs what failed while a page was made. */
  logError: (error: unknown) => void
  /** What of that will pass; undefined where nothing failed, or for good. */
  passingFault: () => PassingFault | undefined
  /** The content security policy of a page with these inline scripts (their texts) and no others. */
  policyFor: (scripts: string[]) => string
  /** Scheme and host the visitor came by, like "https://college.example". */
  origin: string
  settings: () => Promise<Settings>
  /** The privacy notice that is in force (server/features/content/privacy-notice.ts); empty where none is published. */
  noticeVersion: () => Promise<string>
  /** What the site shows now, in one language. */
  content: (language: Language) => SiteContent
  /** Stores a message for the staff, unless it is refused. */
  sendMessage: (
    fields: Record<string, unknown>,
  ) => Promise<"stored" | "too many" | { problems: ContactProblems }>
  /** Whether an identity card is valid, by the code its QR carries; undefined for a code of no card. */
  checkCard: (cardCode: string) => Promise<CardCheck | "too many" | undefined>
  /** The identity cards that a form of the console asks for. */
  printCards: (fields: URLSearchParams) => Promise<PrintAnswer<Cards>>
  newSubmissionKey: () => string
  /** The form this request posted without JavaScript; undefined if it posted none. */
  received: ReceivedForm | undefined
  /** Stores the posted form. */
  submit: (form: ReceivedForm) => Promise<Outcome | "too many" | "unavailable">
  /** Where an application stands, by its code and the applicant's date of birth. */
  readStatus: (typed: { code: string; dob: string }) => Promise<StatusAnswer>
  /** The sheets of the applications that a form of the console asks for. */
  printSheets: (fields: URLSearchParams) => Promise<PrintAnswer<Sheets>>
  readSheet: (admissionCode: string) => Promise<AdmissionSheet | "unknown" | "too many">
}

const shared = globalThis as { deskContext?: RouterContext<Desk> }

/**
 * The key of the desk among a request's contexts. It is the same object in every copy of this module:
 * `npm run dev` loads modules again after an edit, while requests of the modules before are in flight.
 */
export const deskContext = (shared.deskContext ??= createContext<Desk>())
