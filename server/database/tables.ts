import type { Generated } from "kysely"

/** One row an application. Times are ISO 8601 in UTC, money is whole rupees, documents are JSON. */
export interface ApplicationsTable {
  admission_code: string
  course: string
  session: string
  submission_key: string | null
  /** Keyed hash of the Aadhaar number, for look-up and for one application a course and session. */
  aadhaar_index: string
  aadhaar_sealed: string
  aadhaar_last_four: string
  bank_account_sealed: string
  /** The form without Aadhaar number and bank account. */
  form: string
  fee: number
  image_file: string
  signature_file: string
  submitted_at: string
}

/** What happened, by whom, to what; never a personal detail. */
export interface AuditTable {
  id: Generated<number>
  at: string
  actor: string
  action: string
  subject: string
}

/** The site's content, settings among it: one row an item of a collection. */
export interface ItemsTable {
  collection: string
  slug: string
  position: number
  data: string
  version: number
  updated_at: string
}

/** What this installation knows of itself, like the fingerprint of its key. */
export interface InstallationTable {
  name: string
  value: string
}

export interface Tables {
  applications: ApplicationsTable
  audit: AuditTable
  items: ItemsTable
  installation: InstallationTable
}
