import { pictureFile, pictureSources } from "#domain/content/picture-sources.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { MediaTable } from "#server/platform/database/tables.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"

import { addMedia, altProblems, type SentMedia } from "./add-media.ts"
import { type Alt, createMediaRows, type MediaQuery } from "./media-rows.ts"
import { isId, readFileName } from "./names.ts"

/** An upload as the console shows it. */
const mediumOf = ({ alt_en, alt_hi, files, ...row }: MediaTable) => {
  const { id, width, height } = row
  const file =
    width === null || height === null ? `media/${id}.pdf` : pictureFile(id, { width, height })
  return {
    ...row,
    files: JSON.parse(files) as string[],
    alt: { en: alt_en, hi: alt_hi },
    /** The reference that items use. */
    file,
    /** The URL path of the file. */
    src: row.kind === "pdf" ? `/${file}` : pictureSources(file).src,
  }
}

interface Deps {
  db: Database
  files: FileStore
  now: () => Date
}

/** The images and PDFs that staff upload for the site. */
export const createMediaLibrary = ({ db, files, now }: Deps) => {
  const rows = createMediaRows(db)
  const add = addMedia({ rows, files })
  const made = (by: string) => ({ by, at: now() })

  const withUses = async (found: MediaTable[]) => {
    const uses = await rows.listUses(found.map(({ id }) => id))
    return found.map((row) => ({ ...mediumOf(row), uses: uses.get(row.id) ?? [] }))
  }

  return {
    add: (sent: SentMedia, by: string) => add(sent, made(by)),

    list: async (query: MediaQuery) => {
      const { rows: found, total } = await rows.list(query)
      return { data: await withUses(found), total }
    },

    /** An upload and the items that use it. */
    read: async (id: string) => {
      const row = isId(id) ? await rows.find(id) : undefined
      return row && (await withUses([row]))[0]
    },

    /**
     * Changes the alternative text of an image. Refused with "changed meanwhile" if `seen` is not the current
     * text. Items that use the image keep their own text.
     */
    describe: async (id: string, { alt, seen }: { alt: Alt; seen: Alt }, by: string) => {
      const row = isId(id) ? await rows.find(id) : undefined
      if (row?.kind !== "picture") return { outcome: "unknown" as const }
      const trimmed = { en: alt.en.trim(), hi: alt.hi.trim() }
      const problems = altProblems({ alt_en: trimmed.en, alt_hi: trimmed.hi })
      if (Object.keys(problems).length > 0) return { outcome: "refused" as const, problems }
      const isStored = await rows.describe(id, { alt: trimmed, seen }, made(by))
      return { outcome: isStored ? ("stored" as const) : ("changed meanwhile" as const) }
    },

    /** Removes an upload and its files, unless an item uses it. */
    remove: async (id: string, by: string) => {
      const removed = await rows.remove(id, made(by))
      if (removed.outcome === "removed") await files.delete(removed.files)
      return removed
    },

    /** Reads a public file by its name. A PDF comes with its download name. */
    findFile: async (file: string) => {
      const read = readFileName(file)
      if (!read) return undefined
      const content = await files.read(file)
      if (!content) return undefined
      if (read.type !== "application/pdf") return { ...read, content }
      return { ...read, content, downloadAs: (await rows.find(read.id))?.name ?? file }
    },

    listKnownFiles: rows.listKnownFiles,
  }
}

export type MediaLibrary = ReturnType<typeof createMediaLibrary>
