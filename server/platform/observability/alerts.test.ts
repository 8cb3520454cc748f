import { readFileSync } from "node:fs"

import { afterAll, beforeAll, expect, test } from "vitest"

import { lowDisk } from "#server/platform/files/disk.ts"
import { openApp } from "#tests/support/app.ts"

const text = readFileSync("deploy/alerts.yml", "utf8")
  .split("\n")
  .filter((line) => !line.trimStart().startsWith("#"))
  .join("\n")

/** The expressions of the alerts, each in one line. */
const questions = [...text.matchAll(/ expr: (?:>-\n)?([\s\S]*?)\n {8}(?:for|labels):/g)].map(
  ([, question]) => question!.replaceAll(/\s+/g, " ").trim(),
)

/** The name of a metric, and the labels and values in an expression. */
const asked = questions.flatMap((question) =>
  [...question.matchAll(/\b([a-z]+_[a-z0-9_]+)\b(?![ ]?\()(?:\{([^}]*)\})?/g)]
    .map(([, name, labels = ""]) => ({ question, name: name!, labels }))
    .filter(({ name }) => name !== "histogram_quantile"),
)

let metrics: string
let site: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  const METRICS_TOKEN = "a-token-of-this-test"
  site = await openApp({ METRICS_TOKEN })
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  // One request to each route that an alert names.
  await site.app.inject({ method: "POST", url: "/api/v2/admission/save" })
  await site.app.inject("/notices")
  metrics = (await site.app.inject({ url: "/metrics", headers })).body
})
afterAll(() => site.close())

test("each alert has an expression and a summary", () => {
  expect(questions.length).toBeGreaterThan(10)
  const alerts = text.match(/- alert: /g)?.length
  expect([questions.length, text.match(/ severity: (?:page|ticket) /g)?.length]).toEqual([
    alerts,
    alerts,
  ])
  expect(text.match(/ summary: "[^"]+"/g)).toHaveLength(questions.length)
  expect(questions.every((question) => /[<>=]/.test(question))).toBe(true)
})

test("the alert of a full disk has the figures of the console and of npm run doctor", () => {
  const disk = "mahavidyalaya_disk_free_bytes"
  expect(questions).toContain(
    `${disk} < ${lowDisk.bytes} or ${disk} / mahavidyalaya_disk_size_bytes < ${lowDisk.share}`,
  )
})

test("each metric in an alert exists in /metrics", () => {
  expect(asked.length).toBeGreaterThan(10)
  const series = metrics.split("\n").filter((line) => !line.startsWith("#"))
  const unknown = asked.filter(
    ({ name }) =>
      !series.some((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`)),
  )
  expect(unknown).toEqual([])
})

test("each label in an alert exists on its metric, with that value for a route", () => {
  const labels = asked.flatMap(({ name, labels: named }) =>
    [...named.matchAll(/(\w+)(!?=)"([^"]*)"/g)].map(([, label, sign, value]) => ({
      name,
      label: label!,
      sign,
      value: value!,
    })),
  )
  expect(labels.length).toBeGreaterThan(3)
  const lines = metrics.split("\n")
  const unknown = labels.filter(({ name, label, value }) => {
    const wanted = label === "route" || label === "outcome" ? `${label}="${value}"` : `${label}="`
    return !lines.some((line) => line.startsWith(`${name}{`) && line.includes(wanted))
  })
  expect(unknown).toEqual([])
})
