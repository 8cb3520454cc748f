import compress from "@fastify/compress"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import { languages } from "#domain/content/languages.ts"
import { localise } from "#domain/content/localise.ts"
import { iconOf } from "#domain/content/picture-sources.ts"
import type { Settings } from "#domain/content/settings.ts"
import { dashboardPaths } from "#domain/content/spellings.ts"
import type { Language } from "#domain/content/text.ts"
import type { Services } from "#server/features/services.ts"
import { originOf } from "#server/http/shared/origin.ts"
import type { Config } from "#server/platform/config.ts"
import { bodyHash, cacheControl, isEtagIn } from "#server/platform/http/cache-control.ts"

import { listEntries, sitemap } from "./sitemap.ts"

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
})

/**
 * The web app manifest. `minimal-ui` keeps a back button, which visitors miss without the browser's toolbar. That of the admission
 * pages starts with them: they open without a network (decision 65).
 */
const manifest = (settings: Settings, language: Language, start: string) => {
  return {
    id: start,
    name: localise(settings.college.name, language),
    lang: language,
    start_url: start,
    scope: "/",
    display: "minimal-ui",
    theme_color: settings.appearance.main,
    background_color: "#fffdf8",
    icons: [
      icon(iconOf(settings.college, "192") ?? "/icons/icon-192.png", 192, "any"),
      icon(iconOf(settings.college, "512") ?? "/icons/icon-512.png", 512, "any"),
      icon(iconOf(settings.college, "maskable") ?? "/icons/maskable-512.png", 512, "maskable"),
    ],
  }
}

interface Options {
  config: Config
  services: Pick<Services, "content" | "settings">
}

const xml = "application/xml; charset=utf-8"

/** Sends a file generated for this request, or a 304 if the client has it. */
const send = (request: FastifyRequest, reply: FastifyReply, type: string, body: string) => {
  const etag = `W/"${bodyHash(body)}"`
  reply.headers({ etag, "cache-control": cacheControl.feed, "content-type": type })
  if (isEtagIn(request.headers["if-none-match"], etag)) return reply.code(304).send()
  return reply.send(body)
}

/** Private pages of applicants, students and staff, and URLs that are not pages. */
const closedPaths = [
  "/admission-form/print/",
  ...dashboardPaths.map((path) => `${path}/`),
  "/card/",
  "/api/",
  "/uploads/",
  "/console",
  "/office/",
]

/** robots.txt: the excluded paths in both languages, and the URL of the sitemap. */
const robots = (origin: string) =>
  [
    "User-agent: *",
    ...closedPaths.flatMap((path) => [`Disallow: ${path}`, `Disallow: /hi${path}`]),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n")

/** Machine-readable files: sitemap, robots.txt, notices as RSS, and the web app manifest. */
export const feeds = async (app: FastifyInstance, { config, services }: Options) => {
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 })
  const options = { schema: { hide: true } }

  app.get("/robots.txt", options, async (request, reply) =>
    send(request, reply, "text/plain; charset=utf-8", robots(originOf(config, request))),
  )

  app.get("/sitemap.xml", options, async (request, reply) => {
    const entries = await listEntries(services.content("en"))
    return send(request, reply, xml, sitemap(originOf(config, request), entries))
  })

  for (const language of languages) {
    const prefix = language === "hi" ? "/hi" : ""

    app.get(`${prefix}/notices.xml`, options, async (request, reply) => {
      // Loaded by the first feed reader.
      const { noticesFeed } = await import("./notices-feed.ts")
      const { content } = services
      const { college } = localise(await services.settings(), language)
      const source = { content, college: college.name, origin: originOf(config, request), language }
      return send(request, reply, "application/rss+xml; charset=utf-8", await noticesFeed(source))
    })

    for (const part of ["", "/admission-form"]) {
      app.get(`${prefix}${part}/site.webmanifest`, options, async (request, reply) => {
        const start = prefix + part || "/"
        const body = JSON.stringify(manifest(await services.settings(), language, start))
        return send(request, reply, "application/manifest+json; charset=utf-8", body)
      })
    }
  }
}
