import type { Generated } from "kysely"

import type { FeeStatus, Status } from "#domain/applications/workflow.ts"

/** One row an application. Times are ISO 8601 in UTC, money is whole rupees, documents are JSON. */
export interface ApplicationsTable {
  admission_code: string
  course: string
  session: string
  submission_key: string | null
  /**
   * Keyed hashes of what was sent under the submission key: the form and each picture, between spaces. Null without
   * such a key, in rows from before it was kept, and after a change of the application key.
   */
  content_hash: string | null
  /** Keyed hash of the Aadhaar number, for look-up and for one application a course and session. */
  aadhaar_index: string
  aadhaar_sealed: string
  aadhaar_last_four: string
  bank_account_sealed: string
  /** The form without Aadhaar number and bank account. */
  form: string
  fee: number
  /** Names under /uploads/; empty where a paper form came without the picture. */
  image_file: string
  signature_file: string
  submitted_at: string
  status: Status
  status_at: string
  /** What the applicant reads about the status; empty where there is nothing to say. */
  status_reason: string
  /** These three as in the form, to find an application by. */
  category: string
  applicant_name: string
  applicant_mobile: string
  /** India's day of submission, YYYY-MM-DD. */
  day: string
  /** One more with each change of status, form or fee; who changes something says which version was seen. */
  version: number
  seen_at: string | null
  seen_by: string | null
  source: "online" | "paper"
  fee_status: FeeStatus
  /** The day of the deposit, YYYY-MM-DD. */
  fee_at: string | null
  /** The bank's journal number. */
  fee_reference: string
  /** Why there is nothing to pay. */
  fee_reason: string
  /**
   * The version of the privacy notice that the form was shown with, as `readNoticeVersion` writes it; "paper"
   * where it stood on a paper form; empty where none was published or the caller of the contract sent none.
   * Rows from before the form sent it hold the version in force at submission.
   */
  notice_version: string
}

/** What happened to an application after it came in; `data` is JSON (server/features/applications/staff/application-events.ts). */
export interface ApplicationEventsTable {
  id: Generated<number>
  admission_code: string
  at: string
  actor: string
  kind: "status" | "note" | "correction" | "fee" | "seen"
  data: string
}

/** The words of applicants' names as `wordsOf` spells them, with what a list of them is sorted by. */
export interface ApplicationWordsTable {
  session: string
  word: string
  submitted_at: string
  admission_code: string
  applicant_name: string
}

/** How many applications there are of each kind and day, kept with every change. */
export interface ApplicationCountsTable {
  session: string
  course: string
  category: string
  status: Status
  fee_status: FeeStatus
  /** 1 where somebody has looked at them, 0 where nobody has. */
  is_seen: number
  day: string
  count: number
}

/** The same counts, summed up by what is asked most. */
export type ApplicationDayCountsTable = Pick<
  ApplicationCountsTable,
  "session" | "day" | "course" | "status" | "count"
>

/** What happened, by whom, to what; never a personal detail. */
export interface AuditTable {
  id: Generated<number>
  at: string
  actor: string
  action: string
  subject: string
  /** What more there is to say, like why; empty where there is nothing. */
  detail: Generated<string>
}

/** The site's content, settings among it: one row an item of a collection. */
export interface ItemsTable {
  collection: string
  slug: string
  position: number
  data: string
  /** One more with each change; who saves says which version was seen. */
  version: number
  updated_at: string
  updated_by: string
  /** The item is public from then on; null: not published. */
  publish_at: string | null
  /** The item is public until then; null: without end. */
  unpublish_at: string | null
  /** Where a page stands, as `plainPath` writes it; null in other collections. */
  path: string | null
  /** The day that orders notices and events, newest first; null in other collections. */
  day: string | null
}

/** What items were before they were changed or removed: each version with who made it, and when. */
export interface RevisionsTable {
  collection: string
  slug: string
  version: number
  data: string
  at: string
  by: string
}

/** What the staff uploaded for the site, by the hash of what it held; its files lie in the FileStore. */
export interface MediaTable {
  /** 32 hexadecimal digits. */
  id: string
  kind: "picture" | "pdf"
  /** As the file was called that was uploaded. */
  name: string
  alt_en: string
  alt_hi: string
  /** Of the largest size of a picture, in pixels. */
  width: number | null
  height: number | null
  /** Of what was uploaded. */
  bytes: number
  /** JSON: the names of its files. */
  files: string
  at: string
  by: string
}

/** An item as somebody is editing it, shown on its page to whoever has the token; `data` is its JSON. */
export interface PreviewsTable {
  token: string
  collection: string
  slug: string
  data: string
  /** When it is over, ISO 8601 in UTC. */
  until: string
}

/** One row, one number: every change of the content raises it in its own transaction. */
export interface ContentVersionTable {
  version: number
}

/** The words of what can be searched: FTS5 in SQLite, a tsvector in PostgreSQL. */
export interface SearchIndexTable {
  collection: string
  slug: string
  /** SQLite only. */
  title: string
  /** SQLite only. */
  body: string
  /** PostgreSQL only. */
  words: string
}

/** Messages to the college; seen_at says when the staff read one. */
export interface ContactMessagesTable {
  id: Generated<number>
  at: string
  name: string
  email: string
  subject: string
  message: string
  seen_at: string | null
}

/** What this installation knows of itself, like the fingerprint of its key. */
export interface InstallationTable {
  name: string
  value: string
}

/** One row a student (domain/student). Days are ISO; an unknown text is empty. */
export interface StudentsTable {
  urn: string
  admission_number: string
  card_code: string
  /** Keyed hash of the Aadhaar number: the student signs in with it. */
  aadhaar_index: string
  aadhaar_sealed: string
  aadhaar_last_four: string
  course: string
  applicant_name: string
  gender: string
  mother_name: string
  father_name: string
  dob: string
  blood_group: string
  applicant_mobile: string
  p_address: string
  first_major_subject: string
  second_major_subject: string
  minor_subject: string
  session: string
  semester: string
  image_file: string | null
  status: "active" | "disabled"
  /** The words of the name as `wordsOf` spells them, each between spaces. */
  name_words: string
  version: number
  updated_at: string
}

export interface StudentSessionsTable {
  /** SHA-256 of the token, which only the student's browser has. */
  token_hash: string
  urn: string
  created_at: string
  seen_at: string
}

/** Tries to sign in that failed, or are being looked at: under an Aadhaar number's or an address's hash. */
export interface SignInTriesTable {
  id: Generated<number>
  about: string
  at: string
}

/** How often something was asked for: under a hash of the limit's name and the address (server/limits). */
export interface RequestCountsTable {
  about: string
  /** When the count begins anew, in milliseconds since 1970. */
  until: number | string
  count: number
}

/** A process of the server that lives, or lived within the hour; `data` is JSON (server/features/operations/processes.ts). */
export interface ProcessesTable {
  id: string
  started_at: string
  seen_at: string
  data: string
}

/** A member of staff, as the sign-in library keeps one (server/features/staff/auth-library.ts). */
export interface StaffTable {
  id: string
  name: string
  email: string
  emailVerified: boolean | number
  createdAt: Date | string
  updatedAt: Date | string
  twoFactorEnabled: boolean | number | null
  role: string
  disabled: boolean | number
}

export interface StaffAccountsTable {
  id: string
  accountId: string
  providerId: string
  userId: string
  password: string | null
  createdAt: Date | string
  updatedAt: Date | string
}

export interface StaffSessionsTable {
  id: string
  userId: string
}

export interface StaffTwoFactorsTable {
  id: string
  userId: string
}

/** A link that lets somebody join with a role, or a member of staff set a password anew. Works once. */
export interface StaffLinksTable {
  /** SHA-256 of the token in the link. */
  token_hash: string
  purpose: "join" | "reset"
  role: string | null
  staff_id: string | null
  made_by: string
  /** The member of staff who made it; null for one made on the machine itself. */
  made_by_id: string | null
  expires_at: string
}

export interface Tables {
  students: StudentsTable
  student_sessions: StudentSessionsTable
  sign_in_tries: SignInTriesTable
  request_counts: RequestCountsTable
  processes: ProcessesTable
  applications: ApplicationsTable
  application_events: ApplicationEventsTable
  application_words: ApplicationWordsTable
  application_counts: ApplicationCountsTable
  application_day_counts: ApplicationDayCountsTable
  audit: AuditTable
  items: ItemsTable
  revisions: RevisionsTable
  media: MediaTable
  previews: PreviewsTable
  content_version: ContentVersionTable
  search_index: SearchIndexTable
  contact_messages: ContactMessagesTable
  installation: InstallationTable
  staff: StaffTable
  staff_accounts: StaffAccountsTable
  staff_sessions: StaffSessionsTable
  staff_two_factors: StaffTwoFactorsTable
  staff_links: StaffLinksTable
}
