import type { FastifyInstance } from "fastify"

import { isSlug } from "#domain/content/paths.ts"
import { type Actor, may } from "#domain/staff/permissions.ts"
import {
  isStoredName,
  type Place,
  type SaveResult,
  type SentEntry,
  type StoredName,
} from "#server/features/content/content.ts"
import type { Services } from "#server/features/services.ts"

import { found, numberField, readListQuery, RequestRefused, textField } from "../console-route.ts"

type Params = { collection: string; slug: string }
type Query = Record<string, unknown>
type Body = Record<string, unknown> | null

/** Enough for a page in two languages, at three bytes a character. */
const bodyLimit = 512 * 1024
const reading = { config: { can: "content.read" } } as const
const editing = { config: { can: "content.edit" }, bodyLimit } as const

const collectionOf = ({ collection }: Pick<Params, "collection">): StoredName => {
  if (!isStoredName(collection)) throw new RequestRefused(404, "unknown")
  return collection
}

/** The collection, if the caller may change it. Settings require a permission of their own. */
const changeable = (params: Pick<Params, "collection">, { role }: Actor) => {
  const collection = collectionOf(params)
  if (collection === "settings" && !may(role, "settings.edit"))
    throw new RequestRefused(403, "not_allowed")
  return collection
}

/** A collection to which items can be added and removed. Settings is a single item that always exists. */
const growing = (params: Pick<Params, "collection">, actor: Actor) => {
  const collection = changeable(params, actor)
  if (collection === "settings") throw new RequestRefused(400, "settings_stay")
  return collection
}

const dataOf = (body: Body): SentEntry => {
  const { data } = body ?? {}
  return typeof data === "object" && data !== null ? data : {}
}

/** Parses the target position of an item: `{ before: slug }` or `{ after: slug }`. */
const placeOf = (body: Body): Place => {
  const { before, after } = body ?? {}
  return before === undefined ? { after: textField(after) } : { before: textField(before) }
}

const slugOf = (written: SaveResult) => {
  if ("slug" in written) return written.slug
  if ("problems" in written) throw new RequestRefused(422, "refused", written.problems)
  if (written.refused === "unknown") throw new RequestRefused(404, "unknown")
  throw new RequestRefused(409, "changed_meanwhile")
}

const refuseUnlessStored = (outcome: string) => {
  if (outcome !== "stored") throw new RequestRefused(409, "changed_meanwhile")
}

/** The site's content for the console: items of each collection, their order, revisions and previews. */
export const contentRoutes = async (app: FastifyInstance, { services }: { services: Services }) => {
  const { contentAdmin } = services

  const one = async (collection: StoredName, slug: string) => ({
    data: found(await contentAdmin.read(collection, slug)),
  })

  app.get("/content", reading, async () => {
    const data = contentAdmin.describe()
    return { data, total: data.length }
  })

  app.get<{ Params: Params; Querystring: Query }>(
    "/content/:collection",
    reading,
    async ({ params, query }) => {
      const collection = collectionOf(params)
      if (typeof query.ids !== "string") return contentAdmin.list(collection, readListQuery(query))
      return { data: await contentAdmin.listThese(collection, query.ids.split(",")) }
    },
  )

  app.get<{ Params: Params }>("/content/:collection/:slug", reading, async ({ params }) =>
    one(collectionOf(params), params.slug),
  )

  app.post<{ Params: Params; Body: Body }>(
    "/content/:collection",
    editing,
    async ({ params, body, actor }) => {
      const collection = growing(params, actor)
      return one(
        collection,
        slugOf(await contentAdmin.create(collection, dataOf(body), actor.name)),
      )
    },
  )

  app.put<{ Params: Params; Body: Body }>(
    "/content/:collection/:slug",
    editing,
    async ({ params, body, actor }) => {
      const collection = changeable(params, actor)
      const seen = numberField(body?.seen)
      const place = [collection, params.slug] as [StoredName, string]
      return one(
        collection,
        slugOf(await contentAdmin.change(place, dataOf(body), seen, actor.name)),
      )
    },
  )

  app.delete<{ Params: Params; Querystring: Query }>(
    "/content/:collection/:slug",
    editing,
    async ({ params, query, actor }) => {
      const collection = growing(params, actor)
      const before = await one(collection, params.slug)
      refuseUnlessStored(
        await contentAdmin.remove(collection, params.slug, numberField(query.seen), actor.name),
      )
      return before
    },
  )

  app.post<{ Params: Params; Body: Body }>(
    "/content/:collection/order",
    editing,
    async ({ params, body, actor }) => {
      const collection = growing(params, actor)
      const slug = textField(body?.slug)
      refuseUnlessStored(await contentAdmin.move(collection, slug, placeOf(body), actor.name))
      return one(collection, slug)
    },
  )

  app.get<{ Params: Params }>(
    "/content/:collection/:slug/revisions",
    reading,
    async ({ params }) => {
      const revisions = await contentAdmin.revisions(collectionOf(params), params.slug)
      const data = revisions.map((revision) => ({ id: revision.version, ...revision }))
      return { data, total: data.length }
    },
  )

  app.post<{ Params: Params; Body: Body }>(
    "/content/:collection/:slug/restore",
    editing,
    async ({ params, body, actor }) => {
      const collection = changeable(params, actor)
      const seen =
        body?.seen === undefined || body.seen === null ? undefined : numberField(body.seen)
      const place = [collection, params.slug] as [StoredName, string]
      const written = await contentAdmin.restore(
        place,
        numberField(body?.version),
        seen,
        actor.name,
      )
      return one(collection, slugOf(written))
    },
  )

  app.post<{ Params: Params; Body: Body }>(
    "/content/:collection/preview",
    editing,
    async ({ params, body, actor }) => {
      const { slug } = body ?? {}
      const name = typeof slug === "string" && isSlug(slug) ? slug : undefined
      const preview = await contentAdmin.preview(changeable(params, actor), name, dataOf(body))
      if ("problems" in preview) throw new RequestRefused(422, "refused", preview.problems)
      return { data: preview }
    },
  )

  app.post<{ Params: Params }>(
    "/content/:collection/:slug/preview",
    reading,
    async ({ params }) => ({
      data: found(await contentAdmin.previewSaved(collectionOf(params), params.slug)),
    }),
  )
}
