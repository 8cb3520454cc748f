import { afterEach, expect, test, vi } from "vitest"

import { alreadyReceivedText, replies } from "#domain/applications/messages/replies.ts"
import { fakeRequests } from "#tests/support/fake-xml-http-request.ts"

import { submitForm } from "./submit.ts"

afterEach(() => vi.unstubAllGlobals())

const submit = (language: "en" | "hi" = "en") => {
  const { requests, XMLHttpRequest } = fakeRequests()
  vi.stubGlobal("XMLHttpRequest", XMLHttpRequest)
  const body = new FormData()
  const percentages: number[] = []
  const result = submitForm(body, language, (percent) => percentages.push(percent))
  return { request: requests[0]!, result, body, percentages }
}

test.each(["en", "hi"] as const)("posts the form and accepts replies in %s", (language) => {
  const { request, body } = submit(language)
  expect(request.target).toBe("POST /api/v2/admission/save")
  expect(request.headers).toEqual({ "accept-language": language })
  expect(request.body).toBe(body)
})

test.each([
  {
    reply: "an accepted form",
    status: 200,
    body: { response: true, admission_code: "ABCDEFGHJKLM" },
    result: { kind: "saved", admissionCode: "ABCDEFGHJKLM" },
  },
  {
    reply: "field errors",
    status: 422,
    body: { response: false, message: replies.refused.en, errors: { urn: ["Not this one"] } },
    result: { kind: "refused", message: replies.refused.en, errors: { urn: ["Not this one"] } },
  },
  {
    reply: "other content under a used submission key",
    status: 409,
    body: {
      response: false,
      message: alreadyReceivedText("en", "ABCDEFGHJKLM"),
      errors: { submission_key: ["Used"] },
    },
    result: { kind: "already received", message: alreadyReceivedText("en", "ABCDEFGHJKLM") },
  },
  {
    reply: "too many requests",
    status: 429,
    body: { response: false, message: replies.too_many.en, errors: {} },
    result: { kind: "failed", message: replies.too_many.en },
  },
  {
    reply: "a busy server",
    status: 503,
    body: { response: false, message: replies.busy.en, errors: {} },
    result: { kind: "failed", message: replies.busy.en, retryAfter: 0, place: 0 },
  },
  {
    reply: "load shedding with an error and no message",
    status: 503,
    body: { error: "Service Unavailable" },
    result: { kind: "failed", message: "Service Unavailable", retryAfter: 0, place: 0 },
  },
  {
    reply: "an HTML error page of a proxy",
    status: 500,
    statusText: "Internal Server Error",
    body: "<h1>Oops</h1>",
    result: { kind: "failed", message: "Internal Server Error" },
  },
  {
    reply: "a successful status without an admission code",
    status: 200,
    statusText: "OK",
    body: {},
    result: { kind: "failed", message: undefined },
  },
])("$reply results in '$result.kind'", async ({ status, body, statusText, result }) => {
  const call = submit()
  call.request.answer(status, body, statusText)
  expect(await call.result).toEqual(result)
})

test.each([
  { status: 502, header: null, retryAfter: 0, place: 0 },
  { status: 503, header: "10", retryAfter: 10 },
  { status: 503, header: "Wed, 21 Oct 2026 07:28:00 GMT", retryAfter: 0, place: 0 },
  { status: 504, header: null, retryAfter: 0, place: 0 },
  { status: 413, header: null, retryAfter: undefined },
  { status: 429, header: "10", retryAfter: undefined },
  { status: 500, header: null, retryAfter: undefined },
])(
  "after $status with Retry-After $header the form may be sent again in $retryAfter seconds",
  async ({ status, header, retryAfter }) => {
    const { request, result } = submit()
    request.retryAfter = header
    request.answer(status, "<h1>Error</h1>", "Error")
    const place = retryAfter === undefined ? undefined : 0
    expect(await result).toEqual({ kind: "failed", message: "Error", retryAfter, place })
  },
)

test("reads the place in the line of an overloaded server", async () => {
  const { request, result } = submit()
  Object.assign(request, { retryAfter: "6", place: "120" })
  request.answer(503, { response: false, message: replies.busy.en, errors: {} })
  expect(await result).toMatchObject({ kind: "failed", retryAfter: 6, place: 120 })
})

test.each(["error", "timeout", "abort"] as const)(
  "the event '%s' means no reply",
  async (event) => {
    const { request, result } = submit()
    request.breakOff(event)
    expect(await result).toEqual({ kind: "no reply" })
  },
)

test("reports the percentage uploaded", () => {
  const { request, percentages } = submit()
  request.progress(1, 3)
  request.progress(3, 3)
  expect(percentages).toEqual([33, 100])
})
