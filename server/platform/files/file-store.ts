import type { FileContent } from "./file-content.ts"

/** A stored file: its name and the time it was stored. */
export interface StoredFile {
  name: string
  putAt: Date
}

/** Storage for uploaded files, by name. */
export interface FileStore {
  /** Stores a file atomically. When it returns, the file would survive a power cut. */
  put: (name: string, content: Uint8Array) => Promise<void>
  /** The same for a file of any size, which is never whole in memory. */
  putLarge: (name: string, content: FileContent) => Promise<void>
  /** A file to be read piece by piece; undefined for an unknown name. */
  open: (name: string) => Promise<FileContent | undefined>
  /** A file's bytes, or undefined for an unknown name. */
  read: (name: string) => Promise<Buffer | undefined>
  /**
   * Lists all files except a bucket's identity object and probe, in pages of some hundred. Listed files may be deleted
   * during the iteration.
   */
  list: () => AsyncIterable<StoredFile[]>
  /** Deletes files by name. Unknown names are ignored. */
  delete: (names: readonly string[]) => Promise<void>
  /** Stores these bytes as durably as a file, in a place of their own. Throws if files cannot be stored. */
  writeProbe: (content: Uint8Array) => Promise<void>
  close: () => Promise<void>
}
