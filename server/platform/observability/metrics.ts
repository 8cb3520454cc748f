// A separate module: it is imported only if metrics are enabled.
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from "prom-client"

import { countQueuedWrites } from "#server/platform/database/batch-writer.ts"
import { releaseVersion } from "#server/platform/release.ts"

import {
  answeredFromCache,
  databaseFault,
  databaseFaults,
  rateLimitNames,
  pageCacheLookup,
  imageProcessed,
  applicationSaved,
  saveOutcomes,
  rateLimited,
} from "./events.ts"

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const pictureSeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]
/** Label values stay as they are: installations scrape them. */
const wayLabels = { "jpeg-turbo": "plain", sharp: "drawn", refused: "refused" } as const

interface AnsweredRequest {
  /** The template of the route. */
  route: string | undefined
  method: string
  status: number
  seconds: number
}

/** Each built file has its own route; hundreds of them share one label. */
const isFile = /\.[a-z0-9]{1,8}$/i
const methods = ["GET", "HEAD", "POST", "PUT", "DELETE"]

/** The label of a route template: from the route table, never a requested URL. */
export const routeLabel = (template: string | undefined) => {
  if (template === undefined) return "none"
  if (template === "*") return "pages"
  return isFile.test(template) ? "files" : template
}

const named = (name: string, help: string, registry: Registry) => ({
  name: `mahavidyalaya_${name}`,
  help,
  registers: [registry],
})

const counterIn =
  (registry: Registry) =>
  <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ ...named(name, help, registry), labelNames })

/** Counts answered requests and their durations. */
const createRequestRecorder = (registry: Registry) => {
  const labelNames = ["route", "method", "status"]
  const requests = counterIn(registry)("requests_total", "Answered requests", labelNames)
  const durations = new Histogram({
    ...named(
      "request_duration_seconds",
      "From the request's headers to the end of its response",
      registry,
    ),
    labelNames: ["route", "method"],
    buckets: requestSeconds,
  })
  return ({ route, method, status, seconds }: AnsweredRequest) => {
    const labels = {
      route: routeLabel(route),
      method: methods.includes(method) ? method : "other",
    }
    requests.inc({ ...labels, status: `${Math.floor(status / 100)}xx` })
    durations.observe(labels, seconds)
  }
}

/** The metrics of this process; `close` stops collecting. No label ever contains request data. */
export const createMetrics = (registry: Registry) => {
  collectDefaultMetrics({ register: registry })
  const counter = counterIn(registry)
  const recordRequest = createRequestRecorder(registry)
  const saves = counter("saves_total", "Submitted applications by outcome", ["outcome"])
  const limits = counter("too_many_total", "Requests refused by a rate limit", ["limit"])
  const faults = counter("database_errors_total", "Failed statements and connections", ["fault"])
  const pages = counter("page_cache_total", "Page cache lookups by result", ["result"])
  const pictures = new Histogram({
    ...named("picture_seconds", "Image re-encoding time", registry),
    labelNames: ["way"],
    buckets: pictureSeconds,
  })
  new Gauge({ ...named("info", "The running release", registry), labelNames: ["version"] }).set(
    { version: releaseVersion },
    1,
  )
  const queued = new Gauge(
    named("batch_waiting", "Records and images queued for a batch write", registry),
  )

  const ends = [
    answeredFromCache.subscribe((answer) => recordRequest({ route: "*", ...answer })),
    applicationSaved.subscribe((labels) => saves.inc(labels)),
    rateLimited.subscribe((labels) => limits.inc(labels)),
    databaseFault.subscribe((labels) => faults.inc(labels)),
    pageCacheLookup.subscribe((labels) => pages.inc(labels)),
    imageProcessed.subscribe(({ result, seconds }) =>
      pictures.observe({ way: wayLabels[result] }, seconds),
    ),
  ]
  // Initialize counters to 0, so that an alert sees the first increment.
  for (const outcome of saveOutcomes) saves.inc({ outcome }, 0)
  for (const limit of rateLimitNames) limits.inc({ limit }, 0)
  for (const fault of databaseFaults) faults.inc({ fault }, 0)

  return {
    /** Updates the gauges that are read on each scrape. */
    refresh: () => queued.set(countQueuedWrites()),
    recordRequest,
    close: () => {
      for (const end of ends) end()
      registry.clear()
    },
  }
}
