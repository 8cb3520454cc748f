import { checkItem, linkedPdfs } from "#domain/content/accessibility/check-item.ts"
import { type Finding, isError } from "#domain/content/accessibility/findings.ts"
import { isTaggedPdf } from "#domain/content/accessibility/pdf-tags.ts"
import { fieldSchemaOf } from "#domain/content/field-schema.ts"
import { normalizeItem } from "#domain/content/read-item.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"

import { schemas, type StoredName } from "../items/item-row.ts"
import { parseMarkdown } from "../markdown.ts"

export interface AccessibilityDeps {
  /** Reads an uploaded file by its name; undefined if there is none. */
  readFile: FileStore["read"]
}

const findingsOf = (collection: StoredName, item: unknown, untagged: readonly string[] = []) =>
  checkItem(fieldSchemaOf(schemas[collection]).fields ?? [], item, {
    parse: parseMarkdown,
    untagged: new Set(untagged),
  })

/**
 * Checks an item as its form sends it, saved or not: what certainly or probably is a barrier, and where. A form sends null for
 * an empty text.
 */
export const checkAccessibility =
  ({ readFile }: AccessibilityDeps) =>
  async (collection: StoredName, sent: unknown): Promise<Finding[]> => {
    const item = normalizeItem(fieldSchemaOf(schemas[collection]), sent)
    const untagged: string[] = []
    for (const file of linkedPdfs(item)) {
      const bytes = await readFile(file.replace("media/", ""))
      if (bytes && isTaggedPdf(bytes) === false) untagged.push(file)
    }
    return findingsOf(collection, item, untagged)
  }

/** Errors of what may only be in a draft: what certainly is a barrier. */
export const barrierErrors = (collection: StoredName, item: unknown): Record<string, string[]> =>
  Object.fromEntries(
    findingsOf(collection, item)
      .filter(isError)
      .map(({ rule, place }) => [`item.${place}`, [rule]]),
  )
