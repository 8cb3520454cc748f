import type { CollectionName } from "#domain/content/collections.ts"
import { type ListBlock, writeListBlock } from "#domain/content/list-blocks.ts"

import type { LocalItem } from "../items/local-item.ts"

/** What a list in a long text shows, in the order of the site. */
export type ListItems =
  | { kind: "gallery"; album: LocalItem<"albums"> | undefined; photos: LocalItem<"photos">[] }
  | { kind: "people"; people: LocalItem<"people">[] }
  | { kind: "documents"; type: string | undefined; documents: LocalItem<"documents">[] }
  | {
      kind: "notices"
      category: string | undefined
      notices: LocalItem<"notices">[]
      /** Whether there are more than the list shows. */
      hasMore: boolean
    }

export interface Reading {
  /** The public items of a collection, in the order of the site. */
  list: <Name extends CollectionName>(collection: Name) => Promise<LocalItem<Name>[]>
}

/** Reads each collection once, however many lists show it. */
const once = ({ list }: Reading): Reading => {
  const read = new Map<CollectionName, Promise<unknown>>()
  return {
    list: async <Name extends CollectionName>(collection: Name) => {
      if (!read.has(collection)) read.set(collection, list(collection))
      return (await read.get(collection)) as LocalItem<Name>[]
    },
  }
}

/** An album that is not public hides its photos. */
const readAlbum = async ({ list }: Reading, slug: string) => {
  const album = (await list("albums")).find((item) => item.slug === slug)
  const photos = album ? (await list("photos")).filter((photo) => photo.album === slug) : []
  return { album, photos }
}

const readItems = async (
  reading: Reading,
  block: ListBlock,
  here: string | undefined,
): Promise<ListItems> => {
  switch (block.kind) {
    case "gallery":
      return { kind: "gallery", ...(await readAlbum(reading, block.album)) }
    case "people": {
      const people = await reading.list("people")
      if (block.group === "department")
        return { kind: "people", people: people.filter((one) => one.department === block.slug) }
      const page = block.group === "here" ? here : block.slug
      const isMember = ({ committees = [] }: LocalItem<"people">) =>
        page !== undefined && committees.includes(page)
      return { kind: "people", people: people.filter(isMember) }
    }
    case "documents": {
      const documents = (await reading.list("documents")).filter(
        ({ type, year }) =>
          (block.type === undefined || type === block.type) &&
          (block.year === undefined || year === block.year),
      )
      return { kind: "documents", type: block.type, documents }
    }
    case "notices": {
      const { category } = block
      const all = (await reading.list("notices")).filter(
        (notice) => category === undefined || notice.category === category,
      )
      const notices = all.slice(0, block.count)
      return { kind: "notices", category, notices, hasMore: all.length > notices.length }
    }
  }
}

/**
 * What lists show now, by their lines (`writeListBlock`). At most one query a collection. `here` is the slug of the page with
 * the lists.
 */
export const readLists = async (
  reading: Reading,
  blocks: readonly ListBlock[],
  here: string | undefined,
): Promise<Map<string, ListItems>> => {
  const cached = once(reading)
  return new Map(
    await Promise.all(
      blocks.map(
        async (block) =>
          [writeListBlock(block), await readItems(cached, block, here)] as [string, ListItems],
      ),
    ),
  )
}
