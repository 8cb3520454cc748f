import { existsSync } from "node:fs"
import { join, relative, sep } from "node:path"

import fastifyStatic from "@fastify/static"
import type { FastifyInstance, FastifyReply } from "fastify"

import { contentPath } from "#content/content-path.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"
import { releasePath } from "#server/platform/release.ts"

const built = releasePath("build/client")

/** Cache-Control by folder in build/client. Files outside these folders may change with each release. */
const policies: Record<string, string> = {
  assets: cacheControl.immutable,
  pictures: cacheControl.picture,
  videos: cacheControl.day,
  icons: cacheControl.day,
}

/** An SVG opened directly is a document: allow inline styles, but no scripts. */
const vectorPolicy = "default-src 'none';style-src 'unsafe-inline';sandbox"

const restrictVectors = (reply: FastifyReply, path: string) => {
  if (/\.svg(?:\.br|\.gz)?$/.test(path)) reply.header("content-security-policy", vectorPolicy)
}

/** Build output: scripts, styles, pictures, videos and icons, precompressed where that helps. */
export const builtFiles = async (app: FastifyInstance) => {
  await app.register(fastifyStatic, {
    root: built,
    // One route per file; every other path is a page.
    wildcard: false,
    globIgnore: ["**/*.{br,gz}"],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const [folder = ""] = relative(built, path).split(sep)
      reply.header("cache-control", policies[folder] ?? cacheControl.hour)
      restrictVectors(reply, path)
    },
  })
}

/**
 * In development Vite serves scripts and styles. Pictures and videos come from their source folders.
 * Generated images (icons, social preview image) come from the last build, if there is one.
 */
export const filesInDevelopment = async (app: FastifyInstance) => {
  for (const folder of ["pictures", "videos", "icons"]) {
    const roots = [contentPath(folder), join(built, folder)].filter((root) => existsSync(root))
    if (roots.length === 0) continue
    await app.register(fastifyStatic, {
      root: roots,
      prefix: `/${folder}/`,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", cacheControl.revalidate)
        restrictVectors(reply, path)
      },
    })
  }
}
