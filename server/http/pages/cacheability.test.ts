import { describe, expect, test } from "vitest"

import { isCacheable } from "./cacheability.ts"

const origin = "https://college.example"
const ask = (url: string, { method = "GET", headers = {} } = {}) => ({ method, url, headers })

test.each([
  "/",
  "/hi",
  "/about/vision",
  "/about/vision/",
  "/hi/gallery/photo",
  "/privacyy-policy",
  "/notices/result-of-2026",
  "/notices?page=2",
  "/hi/events.data?page=12",
  "/about/vision.data",
  "/about/vision/_.data",
  "/_.data",
  "/admission-form",
  "/hi/admission-form/ba/part-1",
  "/admission-form/bsc.data",
])("one answer for all who ask for %s", (url) => {
  expect(isCacheable(origin, ask(url))).toBe(true)
})

test.each([
  "/hi/admission-form/print/ABCD",
  "/admission-form/print.data",
  "/student/student-login",
  "/hi/student/dashbaord/1",
  "/search",
  "/hi/search.data",
  "/console",
  "/card/ABCD",
])("never for %s", (url) => {
  expect(isCacheable(origin, ask(url))).toBe(false)
})

test.each([
  { url: "/notices?page=0", why: "no such page" },
  { url: "/notices?page=2&x=1", why: "another question" },
  { url: "/notices?x", why: "a question" },
  { url: "/notices?", why: "an empty question" },
  { url: "/notices.data?_routes=x", why: "a part of a page" },
  { url: "/About/Vision", why: "no link spells it so, and it has too many spellings" },
  { url: "//about", why: "no address" },
  { url: "/about//vision", why: "no address" },
  { url: "/a/../b", why: "no address" },
  { url: "/%61bout", why: "another spelling" },
  { url: `/${"a".repeat(200)}`, why: "too long" },
  { url: "http://other.example/", why: "an address of a proxy" },
])("not for $url: $why", ({ url }) => {
  expect(isCacheable(origin, ask(url))).toBe(false)
})

test.each([
  { by: { method: "HEAD" }, shared: true },
  { by: { method: "POST" }, shared: false },
  { by: { headers: { cookie: "session=1" } }, shared: false },
  { by: { headers: { cookie: "" } }, shared: false },
  { by: { headers: { authorization: "Bearer x" } }, shared: false },
])("asked by $by: $shared", ({ by, shared }) => {
  expect(isCacheable(origin, ask("/", by))).toBe(shared)
})

describe("an origin", () => {
  test.each([
    { one: "http://college.example:3000", shared: true },
    { one: "http://[::1]:3000", shared: true },
    { one: "http://", shared: false },
    { one: 'http://x"onload', shared: false },
    { one: "http://a/b", shared: false },
    { one: "ftp://college.example", shared: false },
    { one: "undefined://college.example", shared: false },
    { one: `http://${"a".repeat(256)}`, shared: false },
  ])("like $one: $shared", ({ one, shared }) => {
    expect(isCacheable(one, ask("/"))).toBe(shared)
  })
})
