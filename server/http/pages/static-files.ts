import { existsSync } from "node:fs"
import { join, relative, resolve, sep } from "node:path"

import fastifyStatic from "@fastify/static"
import type { FastifyInstance, FastifyReply } from "fastify"

const built = resolve("build/client")
const minute = 60
const day = 24 * 60 * minute

/** By the folder in build/client; a file of no folder may change with each release. */
const cacheControl: Record<string, string> = {
  // Their names change with their content.
  assets: `public, max-age=${365 * day}, immutable`,
  // A picture drawn anew is seen the next day; until a week old ones show while the new one is fetched.
  pictures: `public, max-age=${day}, stale-while-revalidate=${7 * day}`,
  videos: `public, max-age=${day}`,
  icons: `public, max-age=${day}`,
}

/** A vector opened by itself is a document: it may draw and style itself, and run nothing. */
const vectorPolicy = "default-src 'none';style-src 'unsafe-inline';sandbox"

const restrictVectors = (reply: FastifyReply, path: string) => {
  if (/\.svg(?:\.br|\.gz)?$/.test(path)) reply.header("content-security-policy", vectorPolicy)
}

/** What was built: scripts, styles, pictures, videos and icons, compressed already where that helps. */
export const builtFiles = async (app: FastifyInstance) => {
  await app.register(fastifyStatic, {
    root: built,
    // One route for each file, so that every other path is a page's.
    wildcard: false,
    globIgnore: ["**/*.{br,gz}"],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const [folder = ""] = relative(built, path).split(sep)
      reply.header("cache-control", cacheControl[folder] ?? `public, max-age=${60 * minute}`)
      restrictVectors(reply, path)
    },
  })
}

/**
 * In development Vite serves scripts and styles; pictures and videos come from where they are edited, and
 * what is drawn from them (icons, the picture of shared links) from the last build, if there was one.
 */
export const filesInDevelopment = async (app: FastifyInstance) => {
  for (const folder of ["pictures", "videos", "icons"]) {
    const roots = [resolve("content", folder), join(built, folder)].filter((root) =>
      existsSync(root),
    )
    if (roots.length === 0) continue
    await app.register(fastifyStatic, {
      root: roots,
      prefix: `/${folder}/`,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", "no-cache")
        restrictVectors(reply, path)
      },
    })
  }
}
