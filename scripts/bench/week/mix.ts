import type { Request } from "autocannon"

import { applicationMaker, boundary } from "../bodies.ts"

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

export type Act = keyof typeof shares
export const acts = Object.keys(shares) as Act[]
const weighted = acts.flatMap((act) => Array<Act>(shares[act]).fill(act))

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

const one = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)]!

const json = { "content-type": "application/json" }
const html = { accept: "text/html", "accept-encoding": "br" }

interface College {
  /** Session cookie of an officer. */
  cookie: string
  /** Aadhaar numbers of students who share one date of birth. */
  students: readonly string[]
  /** Admission codes; the caller adds the codes of newly saved applications. */
  codes: string[]
}

/** Returns a function that gives the next random request of the mix. */
export const visitors = async ({ cookie, students, codes }: College) => {
  const nextApplication = await applicationMaker()
  const post = (path: string, body: object): Request => ({
    method: "POST",
    path,
    headers: json,
    body: JSON.stringify(body),
  })
  const requests: Record<Act, () => Request> = {
    page: () => ({ method: "GET", path: one(pages), headers: html }),
    "form page": () => ({ method: "GET", path: one(formPages), headers: html }),
    save: () => ({
      method: "POST",
      path: "/api/v2/admission/save",
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      body: nextApplication(),
    }),
    print: () => post("/api/v2/admission/print", { admission_code: one(codes) }),
    login: () => post("/api/login", { userid: one(students), password: "27032007", role: "3" }),
    "console list": () => {
      const query = new URLSearchParams({
        page: "1",
        perPage: "25",
        sort: "submitted_at",
        order: "DESC",
        filter: one(searches),
      })
      return { method: "GET", path: `/api/console/applications?${query}`, headers: { cookie } }
    },
    dashboard: () => ({
      method: "GET",
      path: "/api/console/applications/counts",
      headers: { cookie },
    }),
  }
  return () => {
    const act = one(weighted)
    return { act, request: requests[act]() }
  }
}
