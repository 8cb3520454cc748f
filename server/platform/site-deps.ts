import type { Settings } from "#domain/content/settings.ts"

import type { FieldEncryption } from "./crypto/field-encryption.ts"
import type { Database } from "./database/connect.ts"
import type { FileStore } from "./files/file-store.ts"

/** What the verbs of all features depend on. Each picks what it needs. */
export interface SiteDeps {
  db: Database
  files: FileStore
  fieldEncryption: FieldEncryption
  settings: () => Promise<Settings>
  now: () => Date
  /** Cryptographically secure. */
  randomBytes: (count: number) => Buffer
}
