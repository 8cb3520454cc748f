import { languages } from "#domain/content/languages.ts"
import { isOfficeDocument } from "#domain/content/office-documents.ts"
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

import {
  can,
  choiceOf,
  type ConsoleApp,
  type ConsoleCall,
  type ConsoleRoutes,
  found,
  asNumber,
  readListQuery,
  outcomeRefusal,
  RequestRefused,
  asText,
} from "../console-route.ts"

type Body = ConsoleCall["Body"]
type ContentAdmin = Services["contentAdmin"]

const reading = can("content.read")
/** The limit is enough for a page in two languages, at three bytes a character. */
const editing = { ...can("content.edit"), bodyLimit: 512 * 1024 }

const collectionOf = ({ collection }: { collection: string }): StoredName => {
  if (!isStoredName(collection)) throw new RequestRefused(404, "unknown")
  return collection
}

/** The collection, if the caller may change it. Sessions and settings require a permission of their own. */
const changeable = (params: { collection: string }, { role }: Actor) => {
  const collection = collectionOf(params)
  if (isOfficeDocument(collection) && !may(role, "settings.edit"))
    throw new RequestRefused(403, "not_allowed")
  return collection
}

/** The same, also the settings for who may change a part of them. */
const editable = (params: { collection: string }, actor: Actor) =>
  params.collection === "settings" && may(actor.role, "announcement.edit")
    ? "settings"
    : changeable(params, actor)

/** A collection to which items can be added. Settings is a single item that always exists. */
const growing = (params: { collection: string }, actor: Actor) => {
  const collection = changeable(params, actor)
  if (collection === "settings") throw new RequestRefused(400, "settings_stay")
  return collection
}

/** A collection whose items can be removed and put into another order. Applications refer to their session. */
const shrinking = (params: { collection: string }, actor: Actor) => {
  const collection = growing(params, actor)
  if (isOfficeDocument(collection)) throw new RequestRefused(400, "sessions_stay")
  return collection
}

const dataOf = (body: Body): SentEntry => {
  const { data } = body ?? {}
  return typeof data === "object" && data !== null ? data : {}
}

/** What the caller sends, without what the role may not change. */
const allowedData = async (
  contentAdmin: ContentAdmin,
  collection: StoredName,
  body: Body,
  { role }: Actor,
) => {
  const data = dataOf(body)
  const isPart = collection === "settings" && !may(role, "settings.edit")
  return isPart ? contentAdmin.withEditorsPart(data) : data
}

/** Parses the target position of an item: `{ before: slug }` or `{ after: slug }`. */
const placeOf = (body: Body): Place => {
  const { before, after } = body ?? {}
  return before === undefined ? { after: asText(after) } : { before: asText(before) }
}

const slugOf = (written: SaveResult) => {
  if ("slug" in written) return written.slug
  if ("errors" in written) throw outcomeRefusal({ outcome: "refused", errors: written.errors })
  throw outcomeRefusal({ outcome: written.refused })
}

const refuseUnlessStored = (outcome: string) => {
  if (outcome !== "stored") throw new RequestRefused(409, "changed_meanwhile")
}

const readItem = async (contentAdmin: ContentAdmin, collection: StoredName, slug: string) => ({
  data: found(await contentAdmin.read(collection, slug)),
})

const readRoutes = (app: ConsoleApp, contentAdmin: ContentAdmin) => {
  app.get("/content", reading, async () => {
    const data = contentAdmin.describe()
    return { data, total: data.length }
  })

  app.get("/content/:collection", reading, async ({ params, query }) =>
    contentAdmin.list(collectionOf(params), readListQuery(query)),
  )

  app.get("/content/:collection/:slug", reading, async ({ params }) =>
    readItem(contentAdmin, collectionOf(params), params.slug),
  )
}

/** What editors look at before they edit. */
const overviewRoutes = (app: ConsoleApp, contentAdmin: ContentAdmin) => {
  app.get("/content-overview", reading, async () => ({ data: await contentAdmin.overview() }))

  app.get("/content-links", reading, async () => ({ data: await contentAdmin.linkChoices() }))

  app.post("/content-html", editing, async ({ body }) => {
    const language = choiceOf(languages, body?.language, "language")
    return { data: contentAdmin.html(asText(body?.text), language) }
  })

  app.get("/trash", reading, async ({ query }) => contentAdmin.trash(readListQuery(query)))
}

const changeRoutes = (app: ConsoleApp, contentAdmin: ContentAdmin) => {
  app.post("/content/:collection", editing, async ({ params, body, actor }) => {
    const collection = growing(params, actor)
    const created = await contentAdmin.create(collection, dataOf(body), actor.name)
    return readItem(contentAdmin, collection, slugOf(created))
  })

  app.put("/content/:collection/:slug", editing, async ({ params, body, actor }) => {
    const collection = editable(params, actor)
    const item: [StoredName, string] = [collection, params.slug]
    const seen = asNumber(body?.seen)
    const data = await allowedData(contentAdmin, collection, body, actor)
    const changed = await contentAdmin.change(item, data, seen, actor.name)
    return readItem(contentAdmin, collection, slugOf(changed))
  })

  app.delete("/content/:collection/:slug", editing, async (request) => {
    const { params, query, actor } = request
    const collection = shrinking(params, actor)
    const removed = await readItem(contentAdmin, collection, params.slug)
    refuseUnlessStored(
      await contentAdmin.remove(collection, params.slug, asNumber(query.seen), actor.name),
    )
    return removed
  })

  app.post("/content/:collection/order", editing, async ({ params, body, actor }) => {
    const collection = shrinking(params, actor)
    const slug = asText(body?.slug)
    refuseUnlessStored(await contentAdmin.move(collection, slug, placeOf(body), actor.name))
    return readItem(contentAdmin, collection, slug)
  })
}

const revisionRoutes = (app: ConsoleApp, contentAdmin: ContentAdmin) => {
  const path = "/content/:collection/:slug"

  app.get(`${path}/revisions`, reading, async ({ params }) => {
    const revisions = await contentAdmin.revisions(collectionOf(params), params.slug)
    const data = revisions.map((revision) => ({ id: revision.version, ...revision }))
    return { data, total: data.length }
  })

  app.post(`${path}/restore`, editing, async ({ params, body, actor }) => {
    const collection = changeable(params, actor)
    const item: [StoredName, string] = [collection, params.slug]
    const seen = body?.seen === undefined || body.seen === null ? undefined : asNumber(body.seen)
    const version = asNumber(body?.version)
    const restored = await contentAdmin.restore(item, version, seen, actor.name)
    return readItem(contentAdmin, collection, slugOf(restored))
  })
}

const previewRoutes = (app: ConsoleApp, contentAdmin: ContentAdmin) => {
  app.post("/content/:collection/preview", editing, async ({ params, body, actor }) => {
    const { slug } = body ?? {}
    const name = typeof slug === "string" && isSlug(slug) ? slug : undefined
    const collection = editable(params, actor)
    const data = await allowedData(contentAdmin, collection, body, actor)
    const preview = await contentAdmin.preview(collection, name, data)
    if ("errors" in preview) throw new RequestRefused(422, "refused", preview.errors)
    return { data: preview }
  })

  app.post("/content/:collection/:slug/preview", reading, async ({ params }) => ({
    data: found(await contentAdmin.previewSaved(collectionOf(params), params.slug)),
  }))
}

/** What an administrator sees before a change of a session: how many applications refer to what. */
const sessionRoutes = (app: ConsoleApp, { staffApplications }: Services) => {
  app.get("/sessions/:id/usage", can("settings.edit"), async ({ params }) => ({
    data: await staffApplications.countUsage(params.id),
  }))
}

/** The site's content for the console: items of each collection, their order, revisions and previews. */
export const contentRoutes: ConsoleRoutes = async (app, { services }) => {
  const { contentAdmin } = services
  readRoutes(app, contentAdmin)
  overviewRoutes(app, contentAdmin)
  changeRoutes(app, contentAdmin)
  revisionRoutes(app, contentAdmin)
  previewRoutes(app, contentAdmin)
  sessionRoutes(app, services)
}
