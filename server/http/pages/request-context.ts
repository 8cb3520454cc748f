import { createContext, type RouterContext } from "react-router"

import type { ContactErrors } from "#domain/content/contact-message.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Language } from "#domain/content/text.ts"
import type {
  AdmissionSheet,
  ReceivedForm,
  Sheets,
  StatusResult,
  SubmitResult,
} from "#server/features/applications/applications.ts"
import type { SiteContent } from "#server/features/content/content.ts"
import type { CardCheck, Cards } from "#server/features/students/students.ts"
import type { PrintAnswer } from "#server/http/console/print-pages.ts"
import type { TransientError } from "#server/platform/database/transient-errors.ts"

/** What a page may ask of the server: the one door from loaders and actions to it. */
export interface RequestContext {
  /** Logs what failed while a page was made. */
  logError: (error: unknown) => void
  /** What of that will pass; undefined where nothing failed, or for good. */
  passingFault: () => TransientError | undefined
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
  ) => Promise<"stored" | "too many" | { problems: ContactErrors }>
  /** Whether an identity card is valid, by the code its QR carries; undefined for a code of no card. */
  checkCard: (cardCode: string) => Promise<CardCheck | "too many" | undefined>
  /** The identity cards that a form of the console asks for. */
  printCards: (fields: URLSearchParams) => Promise<PrintAnswer<Cards>>
  newSubmissionKey: () => string
  /** The form this request posted without JavaScript; undefined if it posted none. */
  received: ReceivedForm | undefined
  /** Stores the posted form. */
  submit: (form: ReceivedForm) => Promise<SubmitResult | "too many" | "unavailable">
  /** Where an application stands, by its code and the applicant's date of birth. */
  readStatus: (typed: { code: string; dob: string }) => Promise<StatusResult>
  /** The sheets of the applications that a form of the console asks for. */
  printSheets: (fields: URLSearchParams) => Promise<PrintAnswer<Sheets>>
  readSheet: (admissionCode: string) => Promise<AdmissionSheet | "unknown" | "too many">
}

const shared = globalThis as { deskContext?: RouterContext<RequestContext> }

/**
 * The key of the desk among a request's contexts. It is the same object in every copy of this module:
 * `npm run dev` loads modules again after an edit, while requests of the modules before are in flight.
 */
export const requestContext = (shared.deskContext ??= createContext<RequestContext>())
