import { existsSync, readFileSync } from "node:fs"
import { resolve } from "node:path"

import { fastifyReactRouterDev } from "@mcansh/react-router-fastify/vite"
import { reactRouter } from "@react-router/dev/vite"
import { defineConfig, type Manifest } from "vite"

import { buildTargets, oldestBrowsers } from "./browsers.ts"
import { cssForOldestBrowsers, shortClassName } from "./css-for-oldest-browsers.ts"

/**
 * Bundles modules that several pages share into few files: a phone requests six at a time, and each further batch
 * costs a round trip. The modules of a single page stay in that page's chunk.
 */
const groups = [
  {
    name: "react",
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|\/app\/hydration\/|\/ui\/browser\/replaced-texts/,
    priority: 2,
  },
  { name: "inputs", test: /\/ui\/(?:error-summary|field)\//, minShareCount: 2, priority: 2 },
  {
    name: "site",
    test: /\/app\/(?!applications\/|student\/|printing\/|site\/gallery\/|site\/grievances\/|site\/lists\/(?!dated-list)|site\/merit\/)|\/(?:domain\/(?:content|messages)|lucide-react|ui(?!\/upload\/))\//,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "admission",
    test: /\/app\/applications\/(?:confirmation|last-admission-code|privacy-notice)/,
    minShareCount: 2,
    priority: 1,
  },
  // The two galleries share their viewer. Last, so that what it imports stays with the site.
  { name: "gallery", test: /\/app\/site\/gallery\//, minShareCount: 2, priority: 0 },
  // What pages without schemas need too. Before the schemas, which import it.
  {
    name: "fields",
    test: /\/domain\/(?:admission\/course-names|fields\/(?:text|iso-date|india-time|format-rupees|genders|uploads)|applications\/(?:admission-code|form\/percentage))\.ts/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "forms",
    test: /\/domain\/(?:applications|fields|student)\/|\/zod\//,
    minShareCount: 2,
    priority: 1,
  },
]

/** Resolved like DATA_DIR in server/platform/config.ts. */
const dataDir = resolve(process.env["DATA_DIR"] || "data")

const islandManifest = ".react-router/island/manifest.json"

/**
 * Addresses of the files of the form's own build: its texts by language, the scripts that start it, first what the entry
 * imports, the polyfills, and the parts that are loaded later. None before the first build: the route types read this configuration too.
 */
const islandFiles = () => {
  if (!existsSync(islandManifest)) return undefined
  const manifest = JSON.parse(readFileSync(islandManifest, "utf8")) as Manifest
  const chunks = Object.values(manifest)
  const entry = manifest["app/applications/island/form-island.tsx"]!
  const textsIn = (language: string) => `app/applications/island/texts.${language}.ts`
  // Also what the texts share: without a network each file must have been named before.
  const importers = [entry, manifest[textsIn("en")]!, manifest[textsIn("hi")]!]
  const names = new Set(importers.flatMap(({ imports = [] }) => imports))
  const imported = [...names].map((name) => manifest[name]!).filter((chunk) => chunk !== entry)
  const isText = (source = "") => source === textsIn("en") || source === textsIn("hi")
  // Moving a form to another device needs the server anyway.
  const isForLater = (source = "") => !isText(source) && !source.includes("/transfer/")
  const later = chunks.filter(({ isDynamicEntry, src }) => isDynamicEntry && isForLater(src))
  // Also the styles of what they share: the browser loads them with the part.
  const partsOf = ({ file, css = [], imports = [] }: Manifest[string]) => {
    const shared = imports.map((name) => manifest[name]!).filter((chunk) => chunk !== entry)
    return [file, ...css, ...shared.flatMap((chunk) => chunk.css ?? [])]
  }
  const addressOf = (source: string) => `/${manifest[source]?.file}`
  return {
    texts: { en: addressOf(textsIn("en")), hi: addressOf(textsIn("hi")) },
    scripts: [...imported, entry].map(({ file }) => `/${file}`),
    polyfills: addressOf("ui/browser/polyfills.ts"),
    parts: [...new Set(later.flatMap(partsOf))].map((file) => `/${file}`),
  }
}

export default defineConfig(({ command }) => ({
  // Not in development: the form then starts with the router, like every page.
  ...(command === "build" && {
    define: {
      "import.meta.env.ISLAND": JSON.stringify(islandFiles()),
      "import.meta.env.POLYFILLS": JSON.stringify(islandFiles()?.polyfills),
    },
  }),
  // Only what the server itself imports is in production's node_modules. Bundled, it also starts faster: of 1,700 icons
  // it loads those in use. Not in development, where each icon would be transformed.
  ...(command === "build" && {
    ssr: { noExternal: ["idb-keyval", "lucide-react", "react-image-crop"] },
  }),
  // The database changes with each request; a change of a watched file reloads the server.
  server: { watch: { ignored: [`${dataDir}/**`] } },
  css: {
    postcss: { plugins: [cssForOldestBrowsers] },
    ...(command === "build" && { modules: { generateScopedName: shortClassName } }),
  },
  // Of the server's build too: its functions become inline scripts.
  build: buildTargets(oldestBrowsers.pages),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          transform: {
            assumptions: { privateFieldsAsProperties: true, setPublicClassFields: true },
          },
          output: { codeSplitting: { groups } },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          // Pages hold inline scripts, which are the texts of functions of this build.
          output: { minify: { compress: true, mangle: { keepNames: true } } },
          // Plugins take most of the time of a build this short. Dynamic imports divide the scripts of the browser only.
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        },
      },
    },
  },
  plugins: [
    reactRouter(),
    fastifyReactRouterDev({
      entry: "./server/dev.ts",
      // The server and the built pages must share one copy of the context tokens.
      externalizeServerEntryImports: ["#server/http/pages/request-context.ts"],
    }),
  ],
}))
