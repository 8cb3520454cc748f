import { randomUUID } from "node:crypto"

import { toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

import { head, percentile, pickRandom, row, say } from "./report.ts"

/** Request mix of a college in the admission week, in percent. */
const shares = {
  page: 45,
  "form page": 12,
  save: 12,
  print: 15,
  login: 6,
  "console list": 7,
  dashboard: 3,
} as const

type Visit = keyof typeof shares
const visits = Object.keys(shares) as Visit[]
const weighted = visits.flatMap((visit) => Array<Visit>(shares[visit]).fill(visit))

const pages = [
  "/",
  "/hi",
  "/notices",
  "/hi/notices",
  "/courses",
  "/hi/courses",
  "/about/college_history",
  "/faculty-of-science",
  "/facilities",
  "/contact-us",
]
const formPages = [
  "/admission-form",
  "/admission-form/ba/part-1",
  "/hi/admission-form/ba/part-1",
  "/admission-form/bsc/part-1",
]
const searches = [
  "{}",
  '{"q":"Anjali Sharma"}',
  '{"q":"अंजलि"}',
  '{"status":"query"}',
  '{"q":"4321"}',
]

interface College {
  url: string
  /** Session cookie of an officer. */
  cookie: string
  /** Aadhaar numbers of students who share one date of birth. */
  students: readonly string[]
  /** Admission codes of stored applications. Codes of newly saved applications are added. */
  codes: string[]
}

const requestsOf = async ({ url, cookie, students, codes }: College) => {
  const pictures = await makeSamplePictures()
  const get = (path: string, headers: HeadersInit) => fetch(url + path, { headers })
  const getPage = (path: string) => get(path, { accept: "text/html", "accept-encoding": "br" })
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  return {
    page: () => getPage(pickRandom(pages)),
    "form page": () => getPage(pickRandom(formPages)),
    save: () => {
      const body = toFormData(validForm("BSc"), pictures, { submission_key: randomUUID() })
      return fetch(`${url}/api/v2/admission/save`, { method: "POST", body })
    },
    print: () => post("/api/v2/admission/print", { admission_code: pickRandom(codes) }),
    login: () =>
      post("/api/login", { userid: pickRandom(students), password: "27032007", role: "3" }),
    "console list": () => {
      const page = { page: "1", perPage: "25", sort: "submitted_at", order: "DESC" }
      const query = new URLSearchParams({ ...page, filter: pickRandom(searches) })
      return get(`/api/console/applications?${query}`, { cookie })
    },
    dashboard: () => get("/api/console/applications/counts", { cookie }),
  } satisfies Record<Visit, () => Promise<Response>>
}

interface Reply {
  visit: Visit
  status: number
  ms: number
}

/** Runs all clients at once for some seconds. Each sends its next request as soon as it has a reply. */
export const runClients = async (college: College, clients: number, seconds: number) => {
  const requests = await requestsOf(college)
  const replies: Reply[] = []
  let broken = 0
  const start = performance.now()
  const visitOnce = async () => {
    const visit = pickRandom(weighted)
    const sent = performance.now()
    const response = await requests[visit]()
    const { status } = response
    const body = await response.text()
    if (status >= 500 && !replies.some((reply) => reply.status === status)) {
      say(`The first ${status}, to a ${visit}: ${body.slice(0, 200)}`)
    }
    replies.push({ visit, status, ms: performance.now() - sent })
    if (visit === "save" && status === 200) college.codes.push(JSON.parse(body).admission_code)
  }
  const client = async () => {
    while (performance.now() - start < seconds * 1000) {
      await visitOnce().catch((error: Error) => {
        broken++
        say(`A connection broke: ${error.message}`)
      })
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { replies, broken, seconds: (performance.now() - start) / 1000 }
}

export const reportReplies = (replies: Reply[], seconds: number) => {
  head("", "requests", "per second", "p50 ms", "p95 ms", "p99 ms", "refused or failed")
  for (const visit of [...visits, undefined]) {
    const matching = replies.filter((reply) => visit === undefined || reply.visit === visit)
    if (matching.length === 0) continue
    const times = matching.map(({ ms }) => ms)
    const failed = matching.filter(({ status }) => status !== 200).map(({ status }) => status)
    const kinds = [...new Set(failed)].map(
      (kind) => `${failed.filter((status) => status === kind).length} × ${kind}`,
    )
    row(
      visit ?? "all",
      matching.length,
      (matching.length / seconds).toFixed(1),
      ...[50, 95, 99].map((hundredths) => percentile(times, hundredths).toFixed(0)),
      kinds.join(", ") || 0,
    )
  }
}
