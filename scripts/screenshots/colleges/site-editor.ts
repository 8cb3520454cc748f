import PdfDocument from "pdfkit"

import type { CollectionName, ItemOf } from "#domain/content/collections.ts"
import type { Services } from "#server/features/services.ts"
import { contentOf } from "#server/platform/files/file-content.ts"

import { drawPhoto, type Scene } from "./photos.ts"

const by = "sample college"
const all = { page: 1, perPage: 1000, sort: "", order: "asc", filter: {} } as const

const drawPdf = (title: string) =>
  new Promise<Buffer>((resolve) => {
    const document = new PdfDocument({ size: "A4" })
    const parts: Buffer[] = []
    document.on("data", (part: Buffer) => parts.push(part))
    document.on("end", () => resolve(Buffer.concat(parts)))
    document.fontSize(20).text(title)
    document.end()
  })

const refuse = (what: string, result: object): never => {
  throw new Error(`${what}: ${JSON.stringify(result)}`)
}

const createUploads = ({ media }: Services) => {
  const upload = async (name: string, bytes: Buffer, alt = { en: "", hi: "" }) => {
    const file = await media.receive(contentOf(bytes).read())
    try {
      const added = await media.add({ name, file, alt_en: alt.en, alt_hi: alt.hi }, by)
      return "errors" in added ? refuse(name, added) : (await media.read(added.id))!
    } finally {
      if (file !== "too large") await file.remove()
    }
  }
  const photos = new Map<string, Promise<string>>()
  const draw = async (scene: Scene, seed: number) => {
    const alt = { en: "A made-up photograph", hi: "बनाया हुआ चित्र" }
    return (await upload(`${scene}-${seed}.jpg`, await drawPhoto(scene, seed), alt)).file
  }
  return {
    /** A photograph of a scene, by the name of its upload. */
    photo: (scene: Scene, seed: number) => {
      const key = `${scene} ${seed}`
      if (!photos.has(key)) photos.set(key, draw(scene, seed))
      return photos.get(key)!
    },

    pdf: async (title: string) => {
      const { file, bytes } = await upload(`${title}.pdf`, await drawPdf(title))
      return { file, bytes }
    },
  }
}

/** Writes the content of a college as the console does, and stops at the first error. */
export const createSiteEditor = (services: Services) => {
  const { contentAdmin } = services
  const list = async (collection: CollectionName) => (await contentAdmin.list(collection, all)).data
  return {
    ...createUploads(services),

    list,

    add: async <Name extends CollectionName>(
      collection: Name,
      item: ItemOf<Name>,
      slug?: string,
    ) => {
      const sent = { item, publish_at: "now", ...(slug !== undefined && { slug }) }
      const result = await contentAdmin.create(collection, sent, by)
      return "slug" in result ? result.slug : refuse(`${collection} ${slug ?? ""}`, result)
    },

    /** Changes all items of a collection; with "now" it publishes them too. */
    changeAll: async (
      collection: CollectionName,
      change: (item: Record<string, unknown>, index: number) => Promise<unknown>,
      publish_at?: "now",
    ) => {
      for (const [index, { id, item, version }] of (await list(collection)).entries()) {
        const changed = await change(item as Record<string, unknown>, index)
        const author = { id: "", name: by, isConfirmed: true }
        const sent = { item: changed, ...(publish_at && { publish_at }) }
        const result = await contentAdmin.change([collection, id], sent, version, author)
        if (!("slug" in result)) refuse(`${collection} ${id}`, result)
      }
    },

    /** Removes the items of a collection, all or those that this says. */
    clear: async (collection: CollectionName, isGone: (id: string) => boolean = () => true) => {
      for (const { id, version } of await list(collection)) {
        if (!isGone(id)) continue
        const outcome = await contentAdmin.remove(collection, id, version, by)
        if (outcome !== "stored") refuse(`${collection} ${id}`, { outcome })
      }
    },
  }
}

export type SiteEditor = ReturnType<typeof createSiteEditor>
