// The files sent to browsers hold no secret, no server code and no student's number.
import { readdirSync, readFileSync } from "node:fs"

import { expect, test } from "vitest"

const root = "build/client"
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`)
const texts = files.filter((path) => /\.(?:js|css|html|json|txt|svg|webmanifest)$/.test(path))

/** Names of settings, of modules that only the server has, and how keys begin. */
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

/** Of the sample students, in any of the ways one writes them. */
const numbers = [...readFileSync("content/students.csv", "utf8").matchAll(/\b\d{12}\b/g)].flatMap(
  ([digits]) => [digits, digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ")],
)

const holding = (words: readonly string[]) =>
  texts.flatMap((path) => {
    const text = readFileSync(path, "utf8")
    return words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`)
  })

test("there is something to look at, and numbers to look for", () => {
  expect(texts.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(20)
  expect(numbers.length).toBeGreaterThanOrEqual(6)
})

test("no secret and nothing of the server is in the files a browser is given", () => {
  expect(holding(forbidden)).toEqual([])
})

test("no sample student's number is in them", () => {
  expect(holding(numbers)).toEqual([])
})

test("nothing lies there that only a developer reads", () => {
  const strange = files.filter((path) =>
    /\.(?:map|ts|tsx|env|sqlite|key|md|csv)(?:\.|$)/.test(path),
  )
  expect(strange).toEqual([])
  const withMaps = texts.filter((path) => readFileSync(path, "utf8").includes("sourceMappingURL="))
  expect(withMaps).toEqual([])
})
