import type { FieldEncryption } from "./crypto/field-encryption.ts"
import type { Database } from "./database/connect.ts"
import type { FileStore } from "./files/file-store.ts"

/** What the platform gives to the verbs of all features, and needs itself. Each picks what it needs. */
export interface PlatformDeps {
  db: Database
  files: FileStore
  fieldEncryption: FieldEncryption
  now: () => Date
  /** Cryptographically secure. */
  randomBytes: (count: number) => Buffer
}
