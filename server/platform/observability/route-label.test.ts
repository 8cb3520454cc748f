import { expect, test } from "vitest"

import { routeLabel } from "./metrics.ts"

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
