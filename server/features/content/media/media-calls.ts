import * as z from "zod/mini"

import { choiceOr, filterOf, filterText, listQuery, text } from "#server/features/call-inputs.ts"
import {
  conflict,
  defineCalls,
  gone,
  invalid,
  ListAnswer,
  refusalOf,
} from "#server/features/define-call.ts"

import type { MediaLibrary } from "./media-library.ts"

const call = defineCalls<{ media: MediaLibrary }>()
const editing = "content.edit"

const id = { id: text }
const kind = choiceOr(["picture", "pdf", "video", "captions"], undefined)
const list = { ...listQuery, filter: filterOf({ kind, q: filterText }) }
const alt = z.object({ en: z.string(), hi: z.string() })

/** The files of the site: list, change the alternative text, remove. */
export const mediaCalls = {
  "GET /media": call("content.read", list, async ({ media }, { page, perPage, filter }) => {
    const query = {
      kind: filter.kind,
      text: filter.q,
      limit: perPage,
      offset: (page - 1) * perPage,
    }
    return new ListAnswer(await media.list(query))
  }),

  /** The room for uploads. A path of its own: /media/:id is an upload. */
  "GET /upload-space": call("content.read", {}, ({ media }) => media.readSpace()),

  "GET /media/:id": call(
    "content.read",
    id,
    async ({ media }, sent) => (await media.read(sent.id)) ?? gone(),
  ),

  /** `seen` is the text that the page showed. */
  "PUT /media/:id": call(
    editing,
    { ...id, data: z.object({ alt }), expectedAlt: alt },
    async ({ media }, sent, { actor }) => {
      const change = { alt: sent.data.alt, expectedAlt: sent.expectedAlt }
      const described = await media.describe(sent.id, change, actor.name)
      if (described.outcome === "refused") return invalid({ ...described.errors })
      if (described.outcome !== "stored") return refusalOf(described)
      return (await media.read(sent.id)) ?? gone()
    },
  ),

  /** Cuts a part out of a picture, in thousandths of its width and height. Answers with the part. */
  "POST /media/:id/parts": call(
    editing,
    { ...id, crop: z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() }) },
    async ({ media }, sent, { actor }) => {
      const cut = await media.crop(sent.id, sent.crop, actor.name)
      if (cut.outcome !== "stored") return refusalOf(cut)
      return (await media.read(cut.id)) ?? gone()
    },
  ),

  "DELETE /media/:id": call(editing, id, async ({ media }, sent, { actor }) => {
    const before = await media.read(sent.id)
    const removed = await media.remove(sent.id, actor.name)
    if (removed.outcome !== "in use") return removed.outcome === "unknown" ? gone() : before
    const uses = removed.uses.map((use) => `${use.collection}/${use.slug}`)
    return conflict("in_use", { used_by: uses })
  }),
}
