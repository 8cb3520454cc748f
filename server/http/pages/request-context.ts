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
import type { TransientError } from "#server/platform/database/database-errors.ts"

/** What every page can request from the server. */
export interface SharedContext {
  /** Logs an error that occurred while a page was rendered. */
  logError: (error: unknown) => void
  /** The transient error among them; undefined if there was none. */
  transientError: () => TransientError | undefined
  /** The CSP of a page that allows only these inline scripts (given as text). */
  policyFor: (scripts: string[]) => string
  /** Scheme and host of the site, like "https://college.example". */
  origin: string
  settings: () => Promise<Settings>
  /**
   * The version of the privacy notice in force (server/features/content/privacy-notice.ts); empty if none is
   * published.
   */
  noticeVersion: () => Promise<string>
  /** The currently published content in one language. */
  content: (language: Language) => SiteContent
}

/** Everything a page can request from the server: the only interface for loaders and actions. */
export interface RequestContext extends SharedContext {
  /** Stores a contact message for the staff, or returns why it is refused. */
  sendMessage: (
    fields: Record<string, unknown>,
  ) => Promise<"stored" | "too many" | { problems: ContactErrors }>
  /** Validity of an identity card by the code in its QR; undefined for an unknown code. */
  checkCard: (cardCode: string) => Promise<CardCheck | "too many" | undefined>
  /** The identity cards that a console form requests. */
  printCards: (fields: URLSearchParams) => Promise<PrintAnswer<Cards>>
  /** The form that this request posted without JavaScript; undefined if there is none. */
  received: ReceivedForm | undefined
  submit: (form: ReceivedForm) => Promise<SubmitResult | "too many" | "unavailable">
  /** The status of an application, by its code and the applicant's date of birth. */
  readStatus: (typed: { code: string; dob: string }) => Promise<StatusResult>
  /** The admission sheets that a console form requests. */
  printSheets: (fields: URLSearchParams) => Promise<PrintAnswer<Sheets>>
  readSheet: (admissionCode: string) => Promise<AdmissionSheet | "unknown" | "too many">
}

const shared = globalThis as { requestContext?: RouterContext<RequestContext> }

/**
 * The key of the request context in React Router's context. All copies of this module share it: `npm run dev`
 * reloads modules after an edit, while requests of the previous copies are in flight.
 */
export const requestContext = (shared.requestContext ??= createContext<RequestContext>())
