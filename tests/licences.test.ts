// The licences of the packages that the product consists of, and their list for security tools.
import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { promisify } from "node:util"

import { expect, test } from "vitest"

import { packageSets } from "../scripts/dependencies.mjs"
import { projectEnv, root } from "../scripts/tools.mjs"

/** Permissive licences, and those that ask for the source of changed files only. We change none. */
const accepted = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  // libvips, a shared library beside sharp that anyone can replace.
  "LGPL-3.0-or-later",
  "MIT",
  // MIT without its notice.
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
  "Zlib",
])

/** Packages whose package.json names no licence from the SPDX list, and what their licence file says. */
const named: Record<string, string> = {
  "node_modules/argparse": "Python-2.0, permissive",
  "node_modules/css-mediaquery": "BSD-3-Clause",
  "node_modules/png-js": "MIT",
}

const packages = JSON.parse(readFileSync("package-lock.json", "utf8")).packages as Record<
  string,
  { license?: string; version: string }
>
const { up } = packageSets()

/** Whether an SPDX expression, such as "(MIT OR Apache-2.0)", is accepted. */
const isAccepted = (expression: string) => {
  const words = expression.replaceAll(/[()]/g, "").split(/ (?:OR|AND|and) /)
  return expression.includes(" OR ")
    ? words.some((word) => accepted.has(word))
    : words.every((word) => accepted.has(word))
}

test("every package that is installed or built in has an accepted licence", () => {
  const others = up.filter((path) => !isAccepted(packages[path]!.license ?? ""))
  expect(others.toSorted()).toEqual(Object.keys(named))
})

test("npm run sbom lists these packages in the format of CycloneDX", async () => {
  const options = { cwd: root, env: projectEnv(), maxBuffer: 64 * 1024 ** 2 }
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "sbom"], options)
  const bill = JSON.parse(stdout) as {
    bomFormat: string
    components: { name: string; version: string; hashes: unknown[] }[]
  }
  expect(bill.bomFormat).toBe("CycloneDX")
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
  const expected = up.map((path) => [path.split("node_modules/").at(-1), packages[path]!.version])
  expect(expected.map((one) => one.join("@")).filter((one) => !listed.has(one))).toEqual([])
})
