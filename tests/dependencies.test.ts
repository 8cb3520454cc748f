import { globSync, readFileSync } from "node:fs"

import { expect, test } from "vitest"

import checks from "../checks/package.json" with { type: "json" }
import site from "../package.json" with { type: "json" }
import { packageSets } from "../scripts/dependencies.mjs"

const { production, up } = packageSets()

/** The names of packages, from their paths in node_modules. */
const namesOf = (paths: string[]) => paths.map((path) => path.split("node_modules/").at(-1)!)

const sourcesOf = (pattern: string) =>
  globSync(pattern)
    .filter((path) => !path.includes(".test."))
    .map((path) => readFileSync(path, "utf8"))

/**
 * "@scope/name" of `import ... from "@scope/name/file"`, `import("@scope/name")` and `import.meta.resolve("@scope/name/file")`,
 * without imports of types alone.
 */
const importsIn = (sources: string[]) =>
  new Set(
    sources
      .flatMap((source) => [
        ...source.matchAll(
          /^(?!import type).*(?:from |import\(|import |meta\s*\.resolve\()"((?:@[\w-]+\/)?\w[\w.-]*)/gm,
        ),
      ])
      .map(([, name]) => name!),
  )

test("no tool of checks, tests and benchmarks is installed for production or by npm run up", () => {
  const tools = Object.keys(checks.devDependencies)
  // @fastify/swagger reads YAML too.
  const shared = ["yaml"]
  expect(namesOf(up).filter((name) => tools.includes(name) && !shared.includes(name))).toEqual([])
})

test("what only builds the pages is not installed for production", () => {
  const builders = Object.keys(site.devDependencies)
  expect(namesOf(production).filter((name) => builders.includes(name))).toEqual([])
})

test("production has what the server imports, and nothing else", () => {
  const imported = importsIn(sourcesOf("{server,domain,content}/**/*.ts"))
  // Node itself, what the built pages import, and what flydrive needs for a bucket.
  const others = ["node", "react", "react-dom", "react-router", "@react-router/node", "flydrive"]
  const bucket = ["@aws-sdk/client-s3", "@aws-sdk/s3-request-presigner"]
  expect(Object.keys(site.dependencies).toSorted()).toEqual(
    [...new Set([...imported, ...others, ...bucket])].filter((name) => name !== "vite").toSorted(),
  )
})

test("icons come from one library", () => {
  const icons = namesOf(up).filter((name) => /\bicons?\b|lucide|fontawesome/.test(name))
  expect(icons.toSorted()).toEqual(["@mui/icons-material", "lucide-react"])
  expect(site.overrides["@mui/icons-material"]).toMatch(/^npm:empty-npm-package@/)
})
