import { describe, expect, test } from "vitest"

import { isCacheable, isCacheableAnswer } from "./cacheability.ts"

const origin = "https://college.example"
const requestFor = (url: string, { method = "GET", headers = {} } = {}) => ({
  method,
  url,
  headers,
})

test.each([
  "/",
  "/hi",
  "/about/vision",
  "/about/vision/",
  "/hi/gallery/photo",
  "/privacyy-policy",
  "/notices/result-of-2026",
  "/notices?page=2",
  "/notices?category=result",
  "/hi/documents?type=aqar&year=2025-26&page=2",
  "/notices.data?year=2026",
  "/hi/events.data?page=12",
  "/about/vision.data",
  "/about/vision/_.data",
  "/_.data",
  "/admission-form",
  "/hi/admission-form/ba/part-1",
  "/admission-form/bsc.data",
])("%s is cacheable", (url) => {
  expect(isCacheable(origin, requestFor(url))).toBe(true)
})

test.each([
  "/hi/admission-form/print/ABCD",
  "/admission-form/print.data",
  "/student/student-login",
  "/hi/student/dashbaord/1",
  "/search",
  "/search?page=2",
  "/grievances?page=1",
  "/grievances?category=ragging",
  "/courses?category=aaaa",
  "/hi/search.data",
  "/console",
  "/card/ABCD",
])("%s is not cacheable", (url) => {
  expect(isCacheable(origin, requestFor(url))).toBe(false)
})

test.each([
  { url: "/notices?page=0", why: "page numbers start at 1" },
  { url: "/notices?page=2&x=1", why: "an unknown query parameter" },
  { url: "/notices?year=2026&category=result", why: "another order than the links have" },
  { url: "/notices?category=result&", why: "a part that is empty" },
  { url: "/notices?x", why: "a query string" },
  { url: "/notices?", why: "an empty query string" },
  { url: "/notices.data?_routes=x", why: "data of selected routes only" },
  { url: "/About/Vision", why: "upper case: too many variants" },
  { url: "//about", why: "not a normalised path" },
  { url: "/about//vision", why: "not a normalised path" },
  { url: "/a/../b", why: "not a normalised path" },
  { url: "/%61bout", why: "percent-encoded letters" },
  { url: `/${"a".repeat(200)}`, why: "too long" },
  { url: "http://other.example/", why: "an absolute URL" },
])("$url is not cacheable: $why", ({ url }) => {
  expect(isCacheable(origin, requestFor(url))).toBe(false)
})

test.each([
  { request: { method: "HEAD" }, isShared: true },
  { request: { method: "POST" }, isShared: false },
  { request: { headers: { cookie: "session=1" } }, isShared: false },
  { request: { headers: { cookie: "" } }, isShared: false },
  { request: { headers: { authorization: "Bearer x" } }, isShared: false },
])("request with $request: cacheable is $isShared", ({ request, isShared }) => {
  expect(isCacheable(origin, requestFor("/", request))).toBe(isShared)
})

describe("an origin", () => {
  test.each([
    { candidate: "http://college.example:3000", isShared: true },
    { candidate: "http://[::1]:3000", isShared: true },
    { candidate: "http://", isShared: false },
    { candidate: 'http://x"onload', isShared: false },
    { candidate: "http://a/b", isShared: false },
    { candidate: "ftp://college.example", isShared: false },
    { candidate: "undefined://college.example", isShared: false },
    { candidate: `http://${"a".repeat(256)}`, isShared: false },
  ])("$candidate: cacheable is $isShared", ({ candidate, isShared }) => {
    expect(isCacheable(candidate, requestFor("/"))).toBe(isShared)
  })
})

test.each([
  { status: 200, header: ["x-robots-tag", "noindex"], isShared: true },
  { status: 200, header: ["cache-control", "no-cache"], isShared: true },
  { status: 200, header: ["cache-control", "no-store"], isShared: true },
  { status: 200, header: ["set-cookie", "a=b"], isShared: false },
  { status: 404, header: ["x-y", "z"], isShared: false },
  { status: 301, header: ["location", "/"], isShared: false },
  { status: 500, header: ["x-y", "z"], isShared: false },
  { status: 202, header: ["x-y", "z"], isShared: false },
] as const)(
  "an answer $status with $header may be cached: $isShared",
  ({ status, header, isShared }) => {
    expect(isCacheableAnswer({ status, headers: [[...header]], body: Buffer.from("") })).toBe(
      isShared,
    )
  },
)
