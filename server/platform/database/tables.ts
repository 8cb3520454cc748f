import type { Generated } from "kysely"

import type { SentState } from "#domain/applications/document-slots.ts"
import type { SettlementDecision } from "#domain/applications/duplicates.ts"
import type { FeeStatus, Status } from "#domain/applications/workflow.ts"
import type { ContactMessage } from "#domain/content/contact-message.ts"
import type { Language } from "#domain/content/languages.ts"
import type {
  GrievanceAct,
  GrievanceCategory,
  GrievanceOutcome,
} from "#domain/grievances/grievance-names.ts"
import type { Grievance } from "#domain/grievances/grievance.ts"
import type { Compartment } from "#domain/merit/allocation-rule.ts"
import type { EnteredComponent } from "#domain/merit/candidates/entered-marks.ts"
import type { DraftNoteKind } from "#domain/merit/rounds/draft-notes.ts"
import type { Verdict } from "#domain/merit/rounds/objections.ts"
import type { AnswerKind, OfferState } from "#domain/merit/rounds/offers.ts"
import type { Channel, NoticeKind, OutgoingState } from "#domain/notices/notice.ts"
import type { ErasureRefusal, ErasureKind } from "#domain/privacy/erasure.ts"
import type { Role } from "#domain/staff/permissions.ts"
import type { Student } from "#domain/student/student.ts"

/** One row per application. Times are ISO 8601 in UTC, money is whole rupees, documents are JSON. */
export interface ApplicationsTable {
  admission_code: string
  /**
   * By which people name the application (domain/applications/application-number.ts). Unique. Within the transaction that
   * stores the row, the admission code is used in its place.
   */
  application_number: string
  course: string
  session: string
  submission_key: string | null
  /**
   * Keyed hashes of the content sent under the submission key: the form and each image, separated by spaces.
   * Null without such a key, in rows older than this column, and after a rotation of the application key.
   */
  content_hash: string | null
  /** Blind index of the Aadhaar number: for look-up, and to find applications with the same number. */
  aadhaar_index: string
  aadhaar_encrypted: string
  aadhaar_last_four: string
  bank_account_encrypted: string
  /** The form without Aadhaar number and bank account. */
  form: string
  /** The version of the form's fields (domain/applications/form/form-fields.ts). */
  form_version: number
  fee: number
  /** File names under /uploads/; empty if a paper form had no image. */
  image_file: string
  signature_file: string
  submitted_at: string
  status: Status
  status_at: string
  /** The explanation that the applicant reads with the status; may be empty. */
  status_reason: string
  /** Copies of these three form fields, for search and filters. */
  category: string
  applicant_name: string
  applicant_mobile: string
  /** Search tokens of the application, as `applicationTokens` writes them. Empty: to be written again. */
  search_tokens: string
  /** Equal for people who may be the same (server/features/applications/duplicates/likeness.ts). Written with the tokens. */
  likeness_key: string
  /** The folded names of applicant and father, by which those with one key are compared. */
  likeness: string
  /**
   * Bits: another application of the course and session had the same Aadhaar number (1), the same likeness key (2), when this one
   * or the other was stored. It only says where to look: whether they are duplicates now depends on both
   * (duplicates/find-duplicates.ts).
   */
  may_be_duplicate: number
  /** Day of submission in India, YYYY-MM-DD. */
  day: string
  /**
   * Incremented with each change of status, form or fee. An edit must name the version it is based on
   * (optimistic locking).
   */
  version: number
  seen_at: string | null
  seen_by: string | null
  /** Name of the member of staff who works on it, and since when; null: nobody. */
  assigned_to: string | null
  assigned_at: string | null
  source: "online" | "paper"
  fee_status: FeeStatus
  /** Day of the deposit, YYYY-MM-DD. */
  fee_at: string | null
  /** The bank's journal number. */
  fee_reference: string
  /**
   * The journal number as `journalKey` normalizes it, unique within the session. Null if the fee is not received, and
   * for a duplicate that was stored before numbers had to be unique.
   */
  fee_journal: string | null
  /** Why no fee is due. */
  fee_reason: string
  /**
   * The version of the privacy notice shown with the form, as `readNoticeVersion` writes it. "paper" if the
   * notice was on a paper form; empty if none was published or an API client sent none. Older rows hold the
   * version in force at submission.
   */
  notice_version: string
  /** The version of the sheet's texts that the applicant agreed to; null: those of the specification, before sessions had texts. */
  declaration_version: string | null
  /** In which the applicant used the form; null: not known, as of a paper form. */
  language: Language | null
  /** Since when the applicant wants no messages; null: they are sent. */
  messages_stopped_at: string | null
}

/** The texts of admission sheets that were ever agreed to or in force, as JSON (server/features/content/sheet-texts.ts). */
export interface SheetTextsTable {
  /** The hash of the texts. */
  version: string
  data: string
}

/**
 * Messages to applicants (server/features/outgoing/). A row names the event, and holds neither text nor contact: both are read when
 * it is sent.
 */
export interface OutgoingTable {
  id: Generated<number>
  admission_code: string
  kind: NoticeKind
  /** Which event of this kind: unique together with application, kind and channel. */
  event: string
  channel: Channel
  /** What the text says besides name and number, as JSON (domain/notices/notice.ts). */
  data: string
  created_at: string
  /** Not sent before, nor after `expires_at`. */
  due_at: string
  expires_at: string
  state: OutgoingState
  /** Why it was not sent; empty otherwise. Never personal data. */
  reason: string
  /** How often a worker took it. */
  attempts: number
  /** The worker that has it, and since when. */
  claim: string | null
  claimed_at: string | null
  /** When it got its last state. */
  done_at: string | null
}

/**
 * Where an online application came from (server/features/applications/application-origins.ts). All hashes are blind
 * indexes; an exempt network has hashes of its own.
 */
export interface ApplicationOriginsTable {
  id: string
  /** Null: the application was erased. */
  admission_code: string | null
  address: string
  network: string
  /** Of the photo as sent; empty without one. */
  image: string
  at: string
}

/** The place of the last application number that was given in a year. */
export interface ApplicationCountersTable {
  year: string
  last: number
}

/**
 * What staff decided about applications that may be of one person: a row for each application, all of one decision with the same
 * id. Never changed: a later decision about the same applications counts in its place.
 */
export interface DuplicateSettlementsTable {
  id: string
  admission_code: string
  decision: SettlementDecision
  /** The application that was kept, or to which the Aadhaar number belongs. Null: they do not share a number. */
  kept: string | null
  reason: string
  at: string
  actor: string
}

/** Who has an application open in the console now; expired rows are ignored. */
export interface OpenApplicationsTable {
  admission_code: string
  opened_by: string
  heard_at: string
}

/**
 * What an applicant sent as a file: a document of a slot, or a picture that waits to be accepted. A row is never deleted
 * but with its application.
 */
export interface DocumentsTable {
  id: Generated<number>
  admission_code: string
  /** A slot of domain/applications/document-slots.ts, "image" or "signature". */
  slot: string
  state: SentState
  added_at: string
  /** The applicant (domain/staff/system-actors.ts), or the member of staff. */
  added_by: string
  decided_at: string | null
  decided_by: string | null
  /** Why it was returned; empty otherwise. */
  reason: Generated<string>
}

/** The files of documents, in their order. */
export interface DocumentFilesTable {
  /** The name in the file store; random. */
  file: string
  document_id: number
  position: number
  /** Of the file as it is stored. */
  bytes: number
  /** SHA-256 of the file as it was sent, hexadecimal: the same file sent again is a retry. */
  sha256: string
}

/** Filters of the list of applications that all staff share. */
export interface SavedViewsTable {
  name: string
  /** The list's filter as JSON, without a searched text. */
  filter: string
  at: string
  by: string
}

/**
 * History of an application after submission. `data` is JSON
 * (server/features/applications/staff/application-events.ts).
 */
export interface ApplicationEventsTable {
  id: Generated<number>
  admission_code: string
  at: string
  actor: string
  kind:
    | "status"
    | "note"
    | "correction"
    | "proposal"
    | "proposal_answer"
    | "answer"
    | "answer_review"
    | "document"
    | "document_review"
    | "original"
    | "fee"
    | "claim"
    | "seen"
    | "duplicates"
  data: string
}

/** Audit log: what happened, by whom, to which record. Never personal data. */
export interface AuditTable {
  id: Generated<number>
  at: string
  actor: string
  action: string
  subject: string
  /** What older versions wrote besides; empty in newer rows. Never changed: the table is append-only. */
  detail: Generated<string>
  /** Named values by action, as JSON (domain/audit/audit-details.ts). Null: none, or an older row. */
  details: Generated<string | null>
}

/** The site's content, including settings: one row per item of a collection. */
export interface ItemsTable {
  collection: string
  slug: string
  position: number
  data: string
  /** Incremented with each change. An edit must name the version it is based on (optimistic locking). */
  version: number
  updated_at: string
  updated_by: string
  /** The item is public from this time on; null: not published. */
  publish_at: string | null
  /** The item is public until this time; null: no end. */
  unpublish_at: string | null
  /** URL path of a page, as `plainPath` writes it; null in other collections. */
  path: string | null
  /** The day by which notices and events are sorted, newest first; null in other collections. */
  day: string | null
  /** The language that was changed after the other one; null if both were changed together. */
  newer_language: Language | null
  /** The language that the item does not need, as its editor says; null if it needs both. */
  waived_language: Language | null
}

/**
 * Changes of the account for deposits, of fees and of the open session (server/features/content/financial/). A row is never
 * removed.
 */
export interface FinancialChangesTable {
  id: Generated<number>
  /** The document: the settings, or a session. */
  collection: string
  slug: string
  /** Places with their values before and after, as JSON (domain/content/financial-changes.ts). */
  changes: string
  asked_at: string
  asked_by: string
  asked_by_id: string
  state: "waiting" | "made" | "refused" | "withdrawn"
  /** When and by whom it was made, refused or withdrawn; null while it waits. */
  decided_at: string | null
  decided_by: string | null
}

/**
 * What a member of staff confirmed. With an empty part: that an item of the sample is true for the college. Of the settings,
 * the part is a group of them. "admission" of a session: its fees, dates, account and name.
 */
export interface ConfirmationsTable {
  collection: string
  slug: string
  part: string
  confirmed_at: string
  confirmed_by: string
}

/** Removed items that can be restored. Their content is in the revisions. */
export interface TrashTable {
  collection: string
  slug: string
  /** The revision that was the newest. */
  version: number
  /** Values of the item that a restore sets again. */
  position: number | null
  publish_at: string | null
  unpublish_at: string | null
  waived_language: Language | null
  removed_at: string
  removed_by: string
}

/** Former paths of pages, normalised by `plainPath`. Each leads to the page of this slug, wherever it is now. */
export interface PageRedirectsTable {
  path: string
  slug: string
  at: string
  by: string
}

/** Previous versions of changed or removed items, with author and time. */
export interface RevisionsTable {
  collection: string
  slug: string
  version: number
  data: string
  at: string
  by: string
  /** When this version was public, as in `items`. Null also for one from before these were kept. */
  publish_at: string | null
  unpublish_at: string | null
}

/** Files that staff uploaded for the site. The id is a hash of the content; the files are in the FileStore. */
export interface MediaTable {
  /** 32 hexadecimal digits. */
  id: string
  kind: "picture" | "pdf" | "video" | "captions"
  /** Name of the uploaded file. */
  name: string
  alt_en: string
  alt_hi: string
  /** Size of the largest variant of an image, in pixels. */
  width: number | null
  height: number | null
  /** Size of the uploaded file. */
  bytes: number
  /** Names of the stored files, as JSON. */
  files: string
  /** The upload that this is a part of, and the part, as JSON (domain/fields/crop.ts); null for an upload. */
  crop_of: string | null
  crop: string | null
  at: string
  by: string
}

/** What was read in the PDF files of the site, by the id of the upload. */
export interface PdfTextsTable {
  id: string
  state: "text" | "scan" | "unreadable"
  pages: number | null
  /** For the search. */
  text: string
}

/** Draft previews of items, visible to anyone with the token. `data` is the item's JSON. */
export interface PreviewsTable {
  token: string
  collection: string
  slug: string
  data: string
  /** ISO 8601 in UTC. */
  expires_at: string
}

/** A single row. Every content change increments it in its own transaction. */
export interface ContentVersionTable {
  version: number
}

/** The search index: FTS5 in SQLite, a tsvector in PostgreSQL. */
export interface SearchIndexTable {
  collection: string
  slug: string
  /** SQLite only. */
  title: string
  /** SQLite only. */
  body: string
  /** PostgreSQL only: all words. */
  search_vector: string
  /** PostgreSQL only: the words of the titles. */
  title_vector: string
}

/** The words of the search index, drafts' too, each with its sound (`foldName`). A word stays when no item has it any more. */
export interface SearchVocabularyTable {
  word: string
  sound: string
}

/** Messages to the college. `seen_at` is when staff read the message. */
export interface ContactMessagesTable extends ContactMessage {
  id: Generated<number>
  at: string
  seen_at: string | null
}

/**
 * Grievances (specification 3.18). The code opens the page of the status; it is secret, as an admission code is. A grievance is
 * closed while `closed_at` is set.
 */
export interface GrievancesTable extends Grievance {
  id: Generated<number>
  number: string
  code: string
  /** Of the submission key and of all fields: the same form sent twice is one grievance. */
  submission_hash: string
  /** The language of the page that it was sent from. */
  language: Language
  at: string
  /** The last day of the answer, an ISO day. */
  due_on: string
  /** A member of staff; null: nobody yet. */
  responsible_id: string | null
  closed_at: string | null
  outcome: GrievanceOutcome | null
  /** When the last event was. */
  changed_at: string
}

/** What happened to a grievance. Lines are added, never changed. */
export interface GrievanceEventsTable {
  id: Generated<number>
  grievance_id: number
  at: string
  /** A member's name, or "visitor" for the person whose grievance it is. */
  actor: string
  kind: GrievanceAct
  text: string
  /** Of "assigned": the name of the responsible person; of "closed": the outcome; of "received" and "reopened": the last day. */
  detail: string
}

/** The last number of each year. An erased grievance's number is not given again. */
export interface GrievanceCountersTable {
  year: string
  last: number
}

/** The member of staff who gets the new grievances of a category. */
export interface GrievanceResponsiblesTable {
  category: GrievanceCategory
  member_id: string
}

/** Facts about this installation, such as the fingerprint of its key. */
export interface InstallationTable {
  name: string
  value: string
}

/** Stored files that records name, that are missing, and whose loss was accepted. */
export interface LostFilesTable {
  name: string
  accepted_at: string
  accepted_by: string
}

/** One row per student. Days are ISO dates; an unknown text is empty. */
export interface StudentsTable extends Student {
  /** Blind index of the Aadhaar number, with which the student signs in. Of one active student; disabled ones may share it. */
  aadhaar_index: string
  aadhaar_encrypted: string
  /** Search tokens of the student, as `personTokens` writes them. Empty: to be written again. */
  search_tokens: string
  version: number
  updated_at: string
}

export interface StudentSessionsTable {
  /** SHA-256 of the token. Only the student's browser has the token itself. */
  token_hash: string
  urn: string
  created_at: string
  seen_at: string
  /** Failed sign-ins between the student's last sign-in and this one. */
  failed_attempts: Generated<number>
}

/** How a student signs in. Without a row, with the date of birth. */
export interface StudentCredentialsTable {
  urn: string
  /** scrypt, of the student's own password. The date of birth then opens nothing. */
  password_hash: string | null
  password_set_at: string | null
  /** Blind index of the code on the office's slip. It stays when the code has expired: the date of birth opens nothing. */
  code_hash: string | null
  code_expires_at: string | null
  last_sign_in_at: string | null
}

/** Failed sign-ins, and passwords that are being checked (server/platform/rate-limit/sign-in-guard.ts). */
export interface SignInFailuresTable {
  id: string
  realm: SignInRealm
  /** Blind index of an Aadhaar number or an e-mail address, also of an unknown one. */
  account: string
  /** The id of a device that has signed in before; empty for an unknown one. */
  device: string
  /** Blind index of the address; empty after a sign-in to this account from there. */
  address: string
  /** The network of the address, shown to staff (IPv4 /24, IPv6 /48); of an applicant its blind index. */
  network: string
  at: string
}

/** Failed attempts of the last minutes, by the hash of a code or an address. */
/** Who signs in or proves something: an applicant by code, date of birth and number. */
export type SignInRealm = "student" | "staff" | "applicant"

export interface SignInAttemptsTable {
  id: Generated<number>
  key: string
  at: string
}

/** Requests in the current window of a rate limit, by a hash of the limit's name and the address (server/platform/rate-limit). */
export interface RateLimitCountersTable {
  key: string
  /** In milliseconds since 1970. */
  window_ends_at: number | string
  count: number
}

/**
 * Server processes that are running, or ran within the last hour. `data` is JSON
 * (server/features/operations/processes.ts).
 */
export interface ProcessesTable {
  id: string
  started_at: string
  seen_at: string
  data: string
}

/** Changes of the console by the key that the page sent, and their answers (server/platform/idempotency/idempotency-keys.ts). */
export interface IdempotencyKeysTable {
  /** Blind index of the key. */
  key_hash: string
  /** The member of staff who sent it. */
  staff_id: string
  /** Blind index of method, URL and body. */
  request_hash: string
  claimed_at: string
  /** When the server process last said that the change runs. */
  heard_at: string
  /** Null: it runs, or its process ended before the answer. */
  answered_at: string | null
  /** The HTTP status of the answer. Null: not known whether the change was stored. */
  status: number | null
  /** The body of the answer. Null: it was erased. */
  answer_encrypted: string | null
}

/** A member of staff, in the auth library's format (server/features/staff/auth-library.ts). */
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

/** Authenticator apps. */
export interface StaffTwoFactorsTable {
  id: string
  userId: string
  /** Whether a code has confirmed it. */
  verified: boolean | number | null
}

/** Passkeys, a second factor beside the authenticator app. */
export interface StaffPasskeysTable {
  /** The credential id, base64url. */
  id: string
  staff_id: string
  name: string
  /** COSE key, base64url. */
  public_key: string
  /** Signature counter; 0 for passkeys that do not count. */
  counter: number | string
  /** Comma-separated, as the browser named them. */
  transports: string
  created_at: string
  last_used_at: string | null
}

/** What a browser is signing with a passkey; deleted with the answer. */
export interface StaffPasskeyChallengesTable {
  /** A session that adds a passkey, or a sign-in. */
  id: string
  challenge: string
  expires_at: string
}

/** One-time tokens of invite links for a role and of password reset links. */
export interface StaffTokensTable {
  /** SHA-256 of the token in the link. */
  token_hash: string
  purpose: "join" | "reset"
  role: string | null
  staff_id: string | null
  issued_by: string
  /** Id of the issuer; null if the token was created on the command line. */
  issued_by_id: string | null
  expires_at: string
  /** For whom a link to join is, as the issuer wrote it; may be empty. */
  note: Generated<string>
}

/** Versions of the rule of a programme's merit lists. A signed version is never changed. `rule` is JSON. */
export interface MeritRulesTable {
  session: string
  programme: string
  version: number
  rule: string
  /** Why a signed rule was changed; empty in the first version. */
  reason: string
  changed_at: string
  changed_by: string
  /** Null: a draft. */
  signed_at: string | null
  signed_by: string | null
  signed_role: Role | null
}

/** Published merit lists. Only the last round of a programme can be withdrawn; the next list gets its number again. */
export interface MeritRoundsTable {
  id: Generated<number>
  session: string
  programme: string
  /** From 1; unique among the rounds of the programme that are not withdrawn. */
  number: number
  rule_version: number
  /** The frozen list (docs/merit.md), as JSON. */
  list: string
  sha256: string
  /** The last day to accept, YYYY-MM-DD. */
  last_date: string
  /** The last day for objections, YYYY-MM-DD. Null: the list takes none. */
  object_until: string | null
  /** When the list is public; may be in the future. */
  published_at: string
  published_by: string
  /** Later applications are not in the list. */
  candidates_at: string
  withdrawn_at: string | null
  withdrawn_by: string | null
  withdrawn_reason: string | null
}

/** Lists that were computed to be read and signed. A row is never changed. */
export interface MeritDraftsTable {
  id: Generated<number>
  session: string
  programme: string
  /** Of the list that it would become. */
  number: number
  /** Later applications are not in the list. ISO 8601, UTC. */
  candidates_at: string
  sha256: string
  /** By code in the list, as JSON: they tell who is ranked, and whose data have changed since. */
  fingerprints: string
  /** The frozen list as JSON, without personal data. Null: the draft is older than this column. */
  list: string | null
  made_at: string
  made_by: string
}

/** What the committee said about a draft, in its order. A row is never changed. */
export interface MeritDraftNotesTable {
  id: Generated<number>
  draft_id: number
  /** A deviation is a warning in spite of which the list is published. */
  kind: DraftNoteKind
  /** The member of the committee who signed, or the warning; empty for a remark. */
  name: string
  /** The remark, or the reason; empty for a signature. */
  text: string
  at: string
  /** The member of staff who wrote it. */
  actor: string
}

/** Each applicant in a round, with the offer if there is one. */
export interface MeritPlacesTable {
  round_id: number
  admission_code: string
  /** The code in the frozen list. It does not reveal the admission code, which opens the admission sheet. */
  list_code: string
  /** Index, ranks and reasons as JSON (server/features/merit/compute-round.ts). */
  place: string
  /** The compartment of the offered seat; null: no offer. */
  compartment: Compartment | null
  guarantee: string | null
  /** That of its newest answer. Only the function that stores an answer changes it. */
  state: OfferState | null
  /** The newest answer; an accepted seat has that of an earlier round. Null: none yet. */
  answer_id: number | null
}

/** Answers to offers, in their order. A row is never changed; only the erasure of the application deletes it. */
export interface MeritAnswersTable {
  id: Generated<number>
  round_id: number
  admission_code: string
  kind: AnswerKind
  state_before: OfferState
  state: OfferState
  /** ISO 8601, UTC. */
  at: string
  /** The applicant (domain/staff/system-actors.ts), or the member of staff. */
  actor: string
  /** What staff wrote, which the applicant reads; empty if nothing. */
  reason: string
  /** The number of the receipt, if the applicant answered on the status page. */
  receipt: string | null
}

/** Objections of applicants to a merit list. */
export interface MeritObjectionsTable {
  id: Generated<number>
  round_id: number
  admission_code: string
  /** "index", or the name of a claim. */
  topic: string
  text: string
  made_at: string
  /** Null: open. */
  verdict: Verdict | null
  /** What the applicant reads. */
  answer: string | null
  answered_at: string | null
  answered_by: string | null
}

/** Percentages for merit lists that staff enter. */
export interface MeritMarksTable {
  admission_code: string
  component: EnteredComponent
  /** In hundredths. */
  percentage: number
  entered_at: string
  entered_by: string
}

/**
 * A group of records that is due for erasure, or was. Records of messages, audit and trash have no session: it is empty.
 */
export interface ErasurePlansTable {
  kind: ErasureKind
  /** The admission session, or the session of students. */
  session: string
  /** Since when administrators are told that records are due; null: none is. */
  noticed_at: string | null
  /** Since when the group is erased without a confirmation, and who decided that; null: a person confirms. */
  automatic_since: string | null
  automatic_by: string | null
  /** Why the last automatic run erased nothing; null: it was not refused. */
  refusal: ErasureRefusal | null
}

/** Unsent forms that applicants stored to continue on another device. Code and PIN of the applicant encrypt the content. */
export interface FormDraftsTable {
  id: string
  /** Blind index of the draft code. */
  code_hash: string
  /** An application with this key ends the draft. */
  submission_key: string
  /** From 1, one more with each save. */
  version: number
  /** Of the key, base64url. */
  salt: string
  /** Hash by which a key is recognised. */
  key_check: string
  /** Name of the encrypted file. */
  file: string
  /** Bytes of the file. */
  size: number
  saved_at: string
  expires_at: string
}

export interface Tables {
  form_drafts: FormDraftsTable
  erasure_plans: ErasurePlansTable
  merit_marks: MeritMarksTable
  merit_objections: MeritObjectionsTable
  merit_rules: MeritRulesTable
  merit_rounds: MeritRoundsTable
  merit_places: MeritPlacesTable
  merit_drafts: MeritDraftsTable
  merit_draft_notes: MeritDraftNotesTable
  merit_answers: MeritAnswersTable
  students: StudentsTable
  student_sessions: StudentSessionsTable
  sign_in_attempts: SignInAttemptsTable
  sign_in_failures: SignInFailuresTable
  student_credentials: StudentCredentialsTable
  rate_limit_counters: RateLimitCountersTable
  processes: ProcessesTable
  idempotency_keys: IdempotencyKeysTable
  applications: ApplicationsTable
  application_counters: ApplicationCountersTable
  application_origins: ApplicationOriginsTable
  application_events: ApplicationEventsTable
  duplicate_settlements: DuplicateSettlementsTable
  documents: DocumentsTable
  document_files: DocumentFilesTable
  open_applications: OpenApplicationsTable
  outgoing: OutgoingTable
  financial_changes: FinancialChangesTable
  saved_views: SavedViewsTable
  audit: AuditTable
  items: ItemsTable
  confirmations: ConfirmationsTable
  revisions: RevisionsTable
  page_redirects: PageRedirectsTable
  sheet_texts: SheetTextsTable
  trash: TrashTable
  media: MediaTable
  pdf_texts: PdfTextsTable
  previews: PreviewsTable
  content_version: ContentVersionTable
  search_index: SearchIndexTable
  search_vocabulary: SearchVocabularyTable
  contact_messages: ContactMessagesTable
  grievances: GrievancesTable
  grievance_events: GrievanceEventsTable
  grievance_counters: GrievanceCountersTable
  grievance_responsibles: GrievanceResponsiblesTable
  installation: InstallationTable
  lost_files: LostFilesTable
  staff: StaffTable
  staff_accounts: StaffAccountsTable
  staff_sessions: StaffSessionsTable
  staff_two_factors: StaffTwoFactorsTable
  staff_passkeys: StaffPasskeysTable
  staff_passkey_challenges: StaffPasskeyChallengesTable
  staff_tokens: StaffTokensTable
}
