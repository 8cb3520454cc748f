import { resolve } from "node:path"

import { defineConfig, type Plugin, type Rolldown } from "vite"

import { buildTargets, oldestBrowsers } from "./browsers.ts"
import { consoleMessagesIn } from "./console/messages/messages.ts"
import { cssForOldestBrowsers } from "./css-for-oldest-browsers.ts"

const muiIcons = "@mui/icons-material/"
const ourIcons = resolve("console/react-admin-icons.ts")

/**
 * react-admin imports its icons from a library of 172 MB, which is not installed ("overrides" in package.json). They
 * come from the library that all our icons come from (decision 31).
 */
export const reactAdminIcons: Plugin = {
  name: "react-admin-icons",
  enforce: "pre",
  resolveId: (source) => (source.startsWith(muiIcons) ? `\0${source}` : undefined),
  load: (id) => {
    if (!id.startsWith(`\0${muiIcons}`)) return undefined
    const name = id.slice(muiIcons.length + 1)
    const code = `
      import { createElement } from "react"
      import { createSvgIcon } from "@mui/material"
      import { ${name} } from "${ourIcons}"
      export default createSvgIcon(createElement(${name}), "${name}")`
    return { code, moduleSideEffects: false }
  },
}

const messagesModule = /^\0?virtual:console-messages\/(en|hi)$/

/** Makes a module of each language's messages, so that the browser loads only one. */
const messagesByLanguage: Plugin = {
  name: "console-messages",
  resolveId: (id) => (messagesModule.test(id) ? `\0${id}` : undefined),
  load: (id) => {
    const language = messagesModule.exec(id)?.[1]
    if (!language) return undefined
    return `export default ${JSON.stringify(consoleMessagesIn(language as "en" | "hi"))}`
  },
}

/** The files of a module and of all that it imports. */
const filesOf = (file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()) => {
  const chunk = bundle[file]
  if (chunk?.type !== "chunk" || found.has(file)) return found
  found.add(file)
  for (const imported of chunk.imports) filesOf(imported, bundle, found)
  return found
}

/** Names the files of the console in its page, which asks for them before its own script has come. */
const preloads: Plugin = {
  name: "preloads",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) => {
      const entry = Object.values(bundle).find(
        (file) => file.type === "chunk" && file.facadeModuleId?.endsWith("/console.tsx"),
      )
      const files = entry ? [...filesOf(entry.fileName, bundle)] : []
      return html.replace('"%PRELOADS%"', JSON.stringify(files.map((file) => `/${file}`)))
    },
  },
}

/** The file's package, like "ra-core" or "@mui/material"; undefined for our own files. */
const packageOf = (id: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]

const react = new Set(["react", "react-dom", "scheduler"])

// The staff console is a separate build, so that its libraries, ten times the size of the public pages, never reach a
// file that a visitor loads.
export default defineConfig({
  root: "console",
  optimizeDeps: { rolldownOptions: { plugins: [reactAdminIcons] } },
  publicDir: false,
  css: { postcss: { plugins: [cssForOldestBrowsers] } },
  plugins: [reactAdminIcons, messagesByLanguage, preloads],
  build: {
    outDir: "../build/client",
    emptyOutDir: false,
    ...buildTargets(oldestBrowsers.console),
    // The libraries that every page needs.
    chunkSizeWarningLimit: 700,
    manifest: "console-manifest.json",
    rolldownOptions: {
      // console.tsx is an entry, so that what every page needs is known ("$initial").
      input: ["console/console.html", "console/console.tsx"],
      // Libraries mark client modules ("use client"). All modules of this build are client modules.
      onLog: (level, log, pass) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") pass(level, log)
      },
      output: {
        entryFileNames: "assets/console-[hash].js",
        chunkFileNames: "assets/console-[name]-[hash].js",
        assetFileNames: "assets/console-[name]-[hash][extname]",
        codeSplitting: {
          // Libraries change less often than pages: in chunks of their own they stay in the browser's cache.
          groups: [
            { name: "react", test: (id) => react.has(packageOf(id) ?? ""), priority: 2 },
            {
              name: "library",
              test: (id) => packageOf(id) !== undefined,
              tags: ["$initial"],
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // For `npm run dev:console`, which needs a running server.
  server: { proxy: { "/api": "http://127.0.0.1:3000", "/uploads": "http://127.0.0.1:3000" } },
})
