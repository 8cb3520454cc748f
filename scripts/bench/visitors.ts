import { randomInt, randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"

import { print } from "#tests/support/contract-calls.ts"
import { toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

import { head, percentile, pickRandom, row, say } from "./report.ts"

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
  /** Admission codes of stored applications. Codes of newly saved applications are added. */
  codes: string[]
}

/** Each request comes from another address, as a trusted proxy says it: rate limits count each address. */
const randomAddress = () => ({
  "x-forwarded-for": `49.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
})

/** The requests that visitors and staff make, by name. */
const createVisits = async ({ url, cookie, codes }: College) => {
  const pictures = await makeSamplePictures()
  const send = (path: string, { headers, ...init }: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { ...randomAddress(), ...(headers as object) } })
  const getPage = (path: string) =>
    send(path, { headers: { accept: "text/html", "accept-encoding": "br" } })
  const get = (path: string) => send(path, { headers: { cookie } })
  const post = (path: string, body: object) =>
    send(path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie, origin: url },
      body: JSON.stringify(body),
    })
  let changed = 0
  return {
    page: () => getPage(pickRandom(pages)),
    "form page": () => getPage(pickRandom(formPages)),
    save: () => {
      const body = toFormData(validForm("BSc"), pictures, { submission_key: randomUUID() })
      return send("/api/v2/admission/save", { method: "POST", body })
    },
    "status look-up": () => {
      const body = new URLSearchParams({ code: pickRandom(codes), dob: "27-03-2007" })
      return send("/admission-status", { method: "POST", body })
    },
    "console list": () => {
      const page = { page: "1", perPage: "25", sort: "submitted_at", order: "DESC" }
      const query = new URLSearchParams({ ...page, filter: pickRandom(searches) })
      return get(`/api/console/applications?${query}`)
    },
    "console application": () => get(`/api/console/applications/${pickRandom(codes)}`),
    /** Applications one after another, each still in its first version. */
    "console status change": () => {
      const code = codes[changed++ % codes.length]!
      const change = { ids: [code], to: "verified", expectedVersions: { [code]: 1 } }
      return post("/api/console/applications/status", change)
    },
    dashboard: () => get("/api/console/applications/counts"),
  } satisfies Record<string, () => Promise<Response>>
}

export type Visit = keyof Awaited<ReturnType<typeof createVisits>>

export interface Reply {
  visit: Visit
  status: number
  /** From the moment the request was due. */
  ms: number
}

/** Makes visits and notes their replies. */
const createVisitor = async (college: College) => {
  const visits = await createVisits(college)
  const replies: Reply[] = []
  const broken: Visit[] = []
  return {
    replies,
    broken,
    visitOnce: async (visit: Visit, due = performance.now()) => {
      try {
        const response = await visits[visit]()
        const { status } = response
        const body = await response.text()
        if (status !== 200 && !replies.some((reply) => reply.status === status)) {
          say(`The first ${status}, to a ${visit}: ${body.slice(0, 200)}`)
        }
        replies.push({ visit, status, ms: performance.now() - due })
        if (visit === "save" && status === 200) college.codes.push(JSON.parse(body).admission_code)
      } catch (error) {
        broken.push(visit)
        say(`A connection broke: ${(error as Error).message}`)
      }
    },
  }
}

export const reportReplies = (replies: readonly Reply[], seconds: number) => {
  head("", "requests", "per second", "p50 ms", "p95 ms", "p99 ms", "refused or failed")
  for (const visit of [...new Set(replies.map((reply) => reply.visit)), undefined]) {
    const matching = replies.filter((reply) => visit === undefined || reply.visit === visit)
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

/**
 * Sends requests at these rates a second, at random times, whether or not earlier ones have been answered (a Poisson
 * process). Times count from the moment a request was due, so that a late one is not measured as a fast one.
 */
export const runArrivals = async (
  college: College,
  rates: Partial<Record<Visit, number>>,
  seconds: number,
) => {
  const { visitOnce, replies, broken } = await createVisitor(college)
  const start = performance.now()
  const pending: Promise<void>[] = []
  const arrive = async ([visit, perSecond]: [string, number]) => {
    for (let due = start; ;) {
      due += (-Math.log(1 - Math.random()) * 1000) / perSecond
      if (due > start + seconds * 1000) return
      await sleep(Math.max(0, due - performance.now()))
      pending.push(visitOnce(visit as Visit, due))
    }
  }
  await Promise.all(Object.entries(rates).map(arrive))
  await Promise.all(pending)
  return { replies, broken }
}

/** Whether each admission code is distinct and has a complete stored application with both pictures. */
export const verifyPersisted = async (url: string, codes: readonly string[]) => {
  let lost = 0
  let missing = 0
  const pending = [...codes]
  const verifyPending = async () => {
    for (let code = pending.pop(); code; code = pending.pop()) {
      const [record] = (await print(url, code, { headers: randomAddress() })).answer
      if (record?.["id"] !== code) lost++
      else {
        for (const name of [record["image_file"], record["signature_file"]]) {
          const reply = await fetch(`${url}/uploads/${name}`)
          const { byteLength } = await reply.arrayBuffer()
          if (!reply.ok || byteLength === 0) missing++
        }
      }
    }
  }
  await Promise.all(Array.from({ length: 20 }, verifyPending))
  const distinct = new Set(codes).size
  say(
    `\nAnswered: ${codes.length} codes, ${distinct} of them different. ` +
      `Not printable: ${lost}. Pictures missing: ${missing}.`,
  )
  return lost + missing === 0 && distinct === codes.length
}
