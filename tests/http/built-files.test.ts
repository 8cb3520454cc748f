// The client files contain no secret, no server code and no student's number.
import { readdirSync, readFileSync } from "node:fs"

import { expect, test } from "vitest"

const root = "build/client"
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`)
const texts = files.filter((path) => /\.(?:js|css|html|json|txt|svg|webmanifest)$/.test(path))

/** Names of settings, names of server modules, and prefixes of keys. */
const forbidden = [
  "APP_KEY",
  "DATABASE_URL",
  "METRICS_TOKEN",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "BACKUP_PASSPHRASE",
  "TRUST_PROXY",
  "DATA_DIR",
  "better-sqlite3",
  "kysely",
  "fastify",
  "createCipheriv",
  "createHmac",
  "node:crypto",
  "node:fs",
  "process.env.DATABASE",
  "sign_in_attempts",
  "student_sessions",
  "staff_accounts",
  "insert into",
  "BEGIN PRIVATE KEY",
  "BEGIN RSA PRIVATE KEY",
  "AGE-SECRET-KEY-",
  "AKIA",
]

/** Aadhaar numbers of the sample students, with and without spaces. */
const numbers = [...readFileSync("content/students.csv", "utf8").matchAll(/\b\d{12}\b/g)].flatMap(
  ([digits]) => [digits, digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ")],
)

const occurrencesOf = (words: readonly string[]) =>
  texts.flatMap((path) => {
    const text = readFileSync(path, "utf8")
    return words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`)
  })

test("the build has scripts, and the samples have numbers", () => {
  expect(texts.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(20)
  expect(numbers.length).toBeGreaterThanOrEqual(6)
})

test("the client files contain no secret and no server code", () => {
  expect(occurrencesOf(forbidden)).toEqual([])
})

test("the client files contain no sample student's number", () => {
  expect(occurrencesOf(numbers)).toEqual([])
})

test("the client files contain no source maps and no sources", () => {
  const strange = files.filter((path) =>
    /\.(?:map|ts|tsx|env|sqlite|key|md|csv)(?:\.|$)/.test(path),
  )
  expect(strange).toEqual([])
  const withMaps = texts.filter((path) => readFileSync(path, "utf8").includes("sourceMappingURL="))
  expect(withMaps).toEqual([])
})
