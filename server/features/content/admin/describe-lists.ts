import type { CollectionName } from "#domain/content/collections.ts"
import { type ListBlock, targetOfList, writeListBlock } from "#domain/content/list-blocks.ts"
import { readListLine } from "#domain/content/text-blocks.ts"
import type { Bilingual } from "#domain/content/text.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { Editing } from "../items/edit-items.ts"
import { titleOf } from "../items/item-row.ts"
import { createItems } from "../items/items.ts"
import { localItemOf } from "../items/local-item.ts"
import { type ListItems, readLists } from "../lists/read-lists.ts"

/** A list in a text as its author needs it. */
export interface DescribedList {
  /** Its line without colons (`writeListBlock`). */
  line: string
  /** Of its album, department or committee; undefined for a list without one, and for one that is gone. */
  title: Bilingual | undefined
  /** How many items visitors see in it now. */
  count: number
}

interface Deps {
  db: Database
  editing: Editing
  now: () => Date
}

const countOf = (items: ListItems) => {
  switch (items.kind) {
    case "gallery":
      return items.photos.length
    case "people":
      return items.people.length
    case "documents":
      return items.documents.length
    case "notices":
      return items.notices.length
  }
}

const titleOfTarget = async (editing: Editing, block: ListBlock) => {
  const { target, slug } = targetOfList(block) ?? {}
  if (target === undefined || target === "programmes") return undefined
  const row = await editing.find(target, slug!)
  return row && titleOf(target, row.item)
}

/** What the lists with these lines are about, and what they show. `page` is the slug of the page with them. */
export const describeLists =
  ({ db, editing, now }: Deps) =>
  async (lines: readonly string[], page: string | undefined): Promise<DescribedList[]> => {
    const blocks = lines.flatMap((line) => readListLine(`::: ${line}`)?.list ?? [])
    const items = createItems(db)
    // The language does not change how many there are.
    const list = async <Name extends CollectionName>(collection: Name) =>
      (await items.list(collection, now())).map((item) => localItemOf(collection, item, "en"))
    const shown = await readLists({ list }, blocks, page)
    return Promise.all(
      blocks.map(async (block) => {
        const line = writeListBlock(block)
        return {
          line,
          title: await titleOfTarget(editing, block),
          count: countOf(shown.get(line)!),
        }
      }),
    )
  }
