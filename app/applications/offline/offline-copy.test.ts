import { expect, test } from "vitest"

import { filesOf, isOfflinePage, isPicture, toCopy, twinOf } from "./offline-copy.ts"

test.each([
  { path: "/admission-form", isKept: true },
  { path: "/hi/admission-form/ba/part-1", isKept: true },
  { path: "/admission-form/bsc", isKept: true },
  { path: "/admission-form/print/ABCDEFGHJKLM", isKept: false },
  { path: "/hi/admission-form/print", isKept: false },
  { path: "/admission-form/ba/part-1.data", isKept: false },
  { path: "/admission-status", isKept: false },
  { path: "/student/dashboard/1", isKept: false },
  { path: "/console", isKept: false },
])("a copy of $path may be kept: $isKept", ({ path, isKept }) =>
  expect(isOfflinePage(path)).toBe(isKept),
)

test.each(["/uploads/0a.jpg", "/api/v2/admission/print", "/media", "/office/1"])(
  "pictures of people and calls are no pictures of the college: %s",
  (path) => expect(isPicture(path)).toBe(path === "/media"),
)

test("the twin of a page is the same in the other language", () => {
  expect(twinOf("/admission-form/ba")).toBe("/hi/admission-form/ba")
  expect(twinOf("/hi/admission-form/ba")).toBe("/admission-form/ba")
})

const page = (more: string) =>
  `<link rel="stylesheet" href="/assets/a.css"/><img src="/media/emblem.png"/><a href="/admission-status">x</a>
  <script type="text/plain" data-polyfills="/assets/p.js" data-modules="/assets/t.js /assets/s.js"></script>${more}`

test("the files of a form are its styles, scripts, later parts and the emblem", () =>
  expect(filesOf(page(`<script id="form-data" data-parts="/assets/crop.js">{}</script>`))).toEqual([
    "/assets/a.css",
    "/media/emblem.png",
    "/assets/t.js",
    "/assets/s.js",
    "/assets/crop.js",
    "/assets/p.js",
  ]))

test("the scripts of another page are those of the whole site: they are not kept", () =>
  expect(filesOf(page(""))).toEqual(["/assets/a.css", "/media/emblem.png"]))

test("a copy does not hold the time of its page", () =>
  expect(toCopy(`{"rules":{"pageTime":1751000000000}}`)).toBe(`{"rules":{"pageTime":null}}`))
