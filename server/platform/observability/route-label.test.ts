import { expect, test } from "vitest"

import { methodLabel, routeLabel, statusLabel } from "./route-label.ts"

test.each([
  { template: undefined, label: "none" },
  { template: "*", label: "pages" },
  { template: "/uploads/:file", label: "/uploads/:file" },
  { template: "/assets/root-Dk3.js", label: "files" },
  { template: "/robots.txt", label: "files" },
  { template: "/api/console/applications/:code", label: "/api/console/applications/:code" },
])("$template counts as $label", ({ template, label }) => {
  expect(routeLabel(template)).toBe(label)
})

test("methods and statuses have few labels", () => {
  expect([methodLabel("GET"), methodLabel("PROPFIND")]).toEqual(["GET", "other"])
  expect([statusLabel(204), statusLabel(503)]).toEqual(["2xx", "5xx"])
})
