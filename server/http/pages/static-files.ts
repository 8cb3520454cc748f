import { existsSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"

import fastifyStatic from "@fastify/static"
import type { FastifyInstance, FastifyReply } from "fastify"

import { contentPath } from "#content/content-path.ts"
import type { Config } from "#server/platform/config.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"
import { releasePath } from "#server/platform/release.ts"
import { openReleases } from "#server/platform/releases/installed-releases.ts"

const built = releasePath("build/client")

const styles = new Map<string, string>()

/** The text of a built style sheet, by its address in a page. Each file is read once. */
export const readStyle = (href: string) => {
  // The router marks a sheet of several routes with "#".
  const path = href.replace(/#$/, "")
  const style = styles.get(path) ?? readFileSync(join(built, path), "utf8")
  styles.set(path, style)
  return style
}

/** Cache-Control by folder or file in build/client. Other files may change with each release. */
const policies: Record<string, string> = {
  assets: cacheControl.immutable,
  pictures: cacheControl.picture,
  videos: cacheControl.day,
  "sample-documents": cacheControl.day,
  icons: cacheControl.day,
  "sw.js": cacheControl.revalidate,
  "sw-off.js": cacheControl.revalidate,
}

/** An SVG opened directly is a document: allow inline styles, but no scripts. */
const vectorPolicy = "default-src 'none';style-src 'unsafe-inline';sandbox"

/** A PDF is downloaded, as an uploaded one (stored-file-routes.ts). */
const restrictDocuments = (reply: FastifyReply, path: string) => {
  if (/\.svg(?:\.br|\.gz)?$/.test(path)) reply.header("content-security-policy", vectorPolicy)
  if (path.endsWith(".pdf")) reply.header("content-disposition", "attachment")
}

/** The scripts and styles of the release before this one; undefined without an earlier release (decision 52). */
const previousAssets = () => {
  if (!process.env["MAHAVIDYALAYA_HOME"]) return undefined
  const { previous, pathOf } = openReleases()
  const folder = join(pathOf(previous() ?? "none"), "build/client/assets")
  return existsSync(folder) ? folder : undefined
}

/** Pages that were open during an update load their scripts from the release before. Their names have hashes. */
const filesOfPreviousRelease = async (app: FastifyInstance) => {
  const root = previousAssets()
  if (!root) return
  await app.register(fastifyStatic, {
    root,
    prefix: "/assets/",
    decorateReply: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header("cache-control", cacheControl.immutable),
  })
}

/** The service worker of the admission pages. Browsers ask for it at each visit, so that a broken one is soon replaced. */
const serviceWorker = (app: FastifyInstance, { OFFLINE_FORM }: Pick<Config, "OFFLINE_FORM">) =>
  app.get("/sw.js", { schema: { hide: true } }, (_request, reply) =>
    reply.sendFile(OFFLINE_FORM === "on" ? "sw.js" : "sw-off.js"),
  )

/** Build output: scripts, styles, pictures, videos, documents and icons, precompressed where that helps. */
export const builtFiles = async (app: FastifyInstance, config: Pick<Config, "OFFLINE_FORM">) => {
  await filesOfPreviousRelease(app)
  await app.register(fastifyStatic, {
    root: built,
    // One route per file; every other path is a page.
    wildcard: false,
    globIgnore: ["**/*.{br,gz}", "sw*.js"],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const [first = ""] = relative(built, path).split(sep)
      reply.header(
        "cache-control",
        policies[first.replace(/\.(?:br|gz)$/, "")] ?? cacheControl.hour,
      )
      restrictDocuments(reply, path)
    },
  })
  serviceWorker(app, config)
}

/**
 * In development Vite serves scripts and styles. Pictures, videos and documents come from their source folders.
 * Generated images (icons, social preview image) come from the last build, if there is one.
 */
export const filesInDevelopment = async (app: FastifyInstance) => {
  for (const folder of ["pictures", "videos", "sample-documents", "icons"]) {
    const roots = [contentPath(folder), join(built, folder)].filter((root) => existsSync(root))
    if (roots.length === 0) continue
    await app.register(fastifyStatic, {
      root: roots,
      prefix: `/${folder}/`,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", cacheControl.revalidate)
        restrictDocuments(reply, path)
      },
    })
  }
}
