/** One stored file: its name, and when it was put there. */
export interface StoredFile {
  name: string
  putAt: Date
}

/** Where uploaded pictures lie, each under a random name. */
export interface FileStore {
  /** Stores a file whole or not at all; when it returns, the file would survive a power cut. */
  put: (name: string, content: Uint8Array) => Promise<void>
  /** A file's bytes, or undefined for an unknown name. */
  read: (name: string) => Promise<Buffer | undefined>
  /** All files but the identity object of a bucket, some hundred at a time. Those listed may be deleted meanwhile. */
  list: () => AsyncIterable<StoredFile[]>
  /** Removes the files of these names. A name that is not there is no fault. */
  delete: (names: readonly string[]) => Promise<void>
  close: () => Promise<void>
}
