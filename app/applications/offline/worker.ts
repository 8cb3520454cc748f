// The service worker of the admission pages: a form that was opened once opens without a network (decision 65). A build of its own
// (vite.worker.config.ts), served as /sw.js. It answers only for what the server marks as equal for everyone.
import { CacheFirst, NetworkFirst } from "workbox-strategies"

import {
  filesOf,
  isAsset,
  isOfflinePage,
  isPicture,
  offlineMark,
  startPages,
  toCopy,
  twinOf,
} from "./offline-copy.ts"
import { type FetchEvent, type PageMessage, worker } from "./worker-events.ts"

const pageCache = "admission-pages"
const fileCache = "admission-files"
/** About four releases: a form that is open in a tab goes on with the files of its own. */
const mostFiles = 80

/** Keeps the files of a page, the newest last. Rejects if one cannot be had. */
const keepFiles = async (html: string) => {
  const cache = await caches.open(fileCache)
  const keep = async (path: string) => {
    const kept = isAsset(path) ? await cache.match(path) : undefined
    const file = kept ?? (await fetch(path))
    if (!file.ok) throw new Error(`${file.status}: ${path}`)
    await cache.put(path, file)
  }
  await Promise.all(filesOf(html).map(keep))
  const oldest = (await cache.keys()).slice(0, -mostFiles)
  await Promise.all(oldest.map((request) => cache.delete(request)))
}

/** The copy of an answer; null if it may not be kept. The files come first: a copy without them would not work. */
const copyAnswer = async (request: Request, response: Response) => {
  if (response.status !== 200 || !response.headers.has(offlineMark)) {
    // The form is closed or gone: no copy may say otherwise. An error of the server changes nothing.
    if (response.status < 429) await caches.open(pageCache).then((cache) => cache.delete(request))
    return null
  }
  const html = await response.text()
  await keepFiles(html)
  const headers = new Headers(response.headers)
  // The copy is not compressed.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name)
  return new Response(toCopy(html), { headers })
}

const pages = new NetworkFirst({
  cacheName: pageCache,
  // Then the copy, if there is one: a form that can be filled in is better than a blank screen.
  networkTimeoutSeconds: 5,
  plugins: [{ cacheWillUpdate: ({ request, response }) => copyAnswer(request, response) }],
})

const assets = new CacheFirst({
  cacheName: fileCache,
  plugins: [{ cacheWillUpdate: async ({ response }) => (response.ok ? response : null) }],
})

const copyOf = async (path: string) => (await caches.match(path))?.text()

/** Loads and keeps pages that were not asked for. One that fails is kept at another visit. */
const keepPages = (event: FetchEvent | PageMessage, paths: string[]) =>
  Promise.allSettled(paths.map((path) => pages.handleAll({ event, request: new Request(path) })[1]))

/** Answers with a page. If it has changed, keeps it in the other language too, which can be chosen without a network. */
const answerPage = (event: FetchEvent, path: string) => {
  const before = copyOf(path)
  const [response, done] = pages.handleAll({ event, request: event.request })
  const keepTwin = async () => {
    await done
    const after = await copyOf(path)
    const isKept = after === (await before) && (await copyOf(twinOf(path)))
    if (after && !isKept) await keepPages(event, [twinOf(path)])
  }
  event.respondWith(response)
  event.waitUntil(keepTwin())
}

/** A picture may change under its name: the copy is for the time without a network. */
const answerPicture = async (request: Request) => {
  try {
    return await fetch(request)
  } catch (error) {
    const copy = await caches.match(request)
    if (copy) return copy
    throw error
  }
}

worker.addEventListener("fetch", (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  // A query is a preview or a confirmation. Everything else goes to the network as if there were no worker.
  if (request.method !== "GET" || origin !== location.origin || search) return
  if (isOfflinePage(pathname)) answerPage(event, pathname)
  else if (isAsset(pathname)) event.respondWith(assets.handle({ event, request }))
  else if (isPicture(pathname)) event.respondWith(answerPicture(request))
})

// The first page of a browser was loaded before there was a worker.
worker.addEventListener("message", (event) => {
  if (!isOfflinePage(event.data)) return
  const paths = new Set([event.data, twinOf(event.data), ...startPages])
  event.waitUntil(keepPages(event, [...paths]))
})

// A worker holds nothing of an open page, so a new one takes over at once, also one that removes itself (operations).
worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()))
