// Checks the layer rules of `oxlint.config.ts`: refused and allowed imports of every area.
import { spawnSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

import { afterAll, describe, expect, test } from "vitest"

import { areas, features, shared } from "../oxlint.config.ts"
import { projectEnv, root } from "../scripts/tools.mjs"

type Import = [file: string, statement: string]

const refused: Import[] = [
  ["domain/fields/a.ts", 'import "#server/platform/config.ts"'],
  ["domain/fields/a.ts", 'import "#content/pages.ts"'],
  ["domain/fields/a.ts", 'import type { A } from "#app/routes.ts"'],
  ["domain/fields/a.ts", 'import { a } from "../../server/platform/config.ts"'],
  ["domain/applications/messages/a.ts", 'import { a } from "../../../content/pages.ts"'],
  ["domain/fields/a.ts", 'import { z } from "zod"'],
  ["domain/fields/a.ts", 'import { readFile } from "node:fs/promises"'],
  ["domain/fields/a.ts", 'import { a } from "#tests/support/servers/server.ts"'],
  ["domain/fields/a.test.ts", 'import { a } from "#server/platform/config.ts"'],
  ["domain/fields/a.test.ts", 'import type { A } from "#app/routes.ts"'],
  ["content/pages.ts", 'import { page } from "#domain/content/page.ts"'],
  ["content/pages.ts", 'import type { A } from "#server/platform/config.ts"'],
  ["content/pages.ts", 'import { z } from "zod/mini"'],
  ["server/http/public-api/save.ts", 'import type { A } from "#app/routes.ts"'],
  ["server/http/public-api/save.ts", 'import { a } from "../../../app/routes.ts"'],
  ["server/http/public-api/save.ts", 'import { a } from "#tests/support/servers/server.ts"'],
  ["server/http/public-api/save.test.ts", 'import { a } from "#app/site/home.tsx"'],
  ["server/app.ts", 'import { a } from "#server/features/staff/invites.ts"'],
  ["server/app.ts", 'import { a } from "./features/staff/invites.ts"'],
  ["server/features/services.ts", 'import { a } from "./staff/invites.ts"'],
  ["server/platform/files/a.ts", 'import { a } from "#server/features/staff/staff.ts"'],
  ["server/platform/files/a.ts", 'import type { A } from "#server/http/pages/pages.ts"'],
  ["server/platform/files/a.ts", 'import { a } from "#server/app.ts"'],
  ["server/platform/files/a.ts", 'import { a } from "#domain/student/student.ts"'],
  ["server/platform/files/a.ts", 'import { a } from "#domain/merit/allocate.ts"'],
  ["server/platform/files/a.ts", 'import { a } from "#domain/admission/seats.ts"'],
  ["server/platform/files/a.ts", 'import type { A } from "#domain/merit/allocate.ts"'],
  ["server/platform/files/a.ts", 'import type { A } from "#domain/audit/audit-actions.ts"'],
  ["server/platform/database/tables.ts", 'import { a } from "#domain/merit/allocate.ts"'],
  ["server/platform/files/a.ts", 'import { a } from "#app/routes.ts"'],
  ["server/platform/files/a.test.ts", 'import { a } from "#server/features/staff/staff.ts"'],
  ["server/platform/files/a.test.ts", 'import { a } from "#server/http/pages/pages.ts"'],
  ["server/platform/database/migrations/a.ts", 'import { a } from "../dialect.ts"'],
  ["server/platform/database/migrations/a.ts", 'import { a } from "#domain/fields/text.ts"'],
  ["server/platform/database/migrations/a.ts", 'import type { Tables } from "../tables.ts"'],
  ["server/features/privacy/a.ts", 'import { a } from "#server/features/staff/invites.ts"'],
  ["server/features/privacy/a.ts", 'import type { A } from "#server/features/content/media/a.ts"'],
  ["server/features/privacy/a.ts", 'import { a } from "../staff/invites.ts"'],
  ["server/features/privacy/a.ts", 'import { a } from "../services.ts"'],
  ["server/features/content/admin/a.ts", 'import { a } from "../../staff/invites.ts"'],
  ["server/features/privacy/a.ts", 'import { a } from "#server/http/pages/pages.ts"'],
  ["server/features/privacy/a.test.ts", 'import { a } from "../staff/invites.ts"'],
  ["server/features/privacy/a.test.ts", 'import { a } from "#server/http/pages/pages.ts"'],
  ["server/http/pages/a.ts", 'import { a } from "#server/features/staff/invites.ts"'],
  ["server/http/pages/a.ts", 'import type { A } from "#server/app.ts"'],
  ["server/http/pages/a.test.ts", 'import { a } from "#server/app.ts"'],
  ["server/http/pages/a.ts", 'import { a } from "#server/http/console/print-pages.ts"'],
  ["server/http/console/auth/a.ts", 'import { a } from "#server/http/pages/pages.ts"'],
  ["server/http/public-api/a.ts", 'import type { A } from "#server/http/pages/pages.ts"'],
  ["server/http/shared/a.ts", 'import { a } from "#server/http/console/caller.ts"'],
  ["server/http/pages/a.ts", 'import { a } from "../console/caller.ts"'],
  ["app/root.tsx", 'import { a } from "#server/platform/config.ts"'],
  ["app/root.tsx", 'import { a } from "#content/pages.ts"'],
  ["app/site/home.tsx", 'import { a } from "#server/features/content/list.ts"'],
  ["app/site/home.tsx", 'import { a } from "../../server/features/content/list.ts"'],
  ["app/site/home.tsx", 'import type { A } from "#app/applications/form.tsx"'],
  ["app/site/home.tsx", 'import { a } from "../applications/form.tsx"'],
  ["app/site/home.tsx", 'import { a } from "#app/root.tsx"'],
  ["app/site/home.tsx", 'import type { A } from "#content/pages.ts"'],
  ["app/site/home.tsx", 'import { z } from "zod"'],
  ["app/site/home.test.tsx", 'import { a } from "#server/platform/config.ts"'],
  ["app/site/home.test.tsx", 'import { a } from "#app/applications/form.tsx"'],
  ["ui/button/button.test.tsx", 'import { a } from "#app/store/state.ts"'],
  ["app/printing/frame.tsx", 'import { a } from "#app/applications/form.tsx"'],
  ["app/store/state.ts", 'import { a } from "#ui/button/button.tsx"'],
  ["app/site/home.tsx", 'import { a } from "#console/kit/page/theme.ts"'],
  ["app/routes.ts", 'import { a } from "#console/kit/page/theme.ts"'],
  ["console/keys/a.ts", 'import { a } from "#app/language.ts"'],
  ["console/kit/form/a.ts", 'import { a } from "#console/merit/offers.tsx"'],
  ["console/kit/form/a.ts", 'import { a } from "../../merit/offers.tsx"'],
  ["console/kit/form/a.ts", 'import { a } from "#app/language.ts"'],
  ["console/keys/a.ts", 'import type { A } from "#app/routes.ts"'],
  ["console/keys/a.ts", 'import { a } from "#server/platform/config.ts"'],
  ["console/keys/a.ts", 'import { z } from "zod"'],
  ["console/keys/a.test.ts", 'import { a } from "#app/language.ts"'],
  ["server/http/console/a.ts", 'import type { A } from "#console/pages.ts"'],
  ["ui/button/button.tsx", 'import { a } from "#console/kit/page/theme.ts"'],
  ["ui/button/button.tsx", 'import { a } from "#domain/fields/identifiers/aadhaar.ts"'],
  ["ui/button/button.tsx", 'import { a } from "#app/store/state.ts"'],
  ["ui/button/button.tsx", 'import { a } from "../../app/store/state.ts"'],
]

const allowed: Import[] = [
  ["domain/applications/a.ts", 'import { z } from "zod/mini"'],
  ["domain/applications/a.ts", 'import { aadhaar } from "#domain/fields/identifiers/aadhaar.ts"'],
  ["domain/applications/a.ts", 'import { aadhaar } from "../fields/aadhaar.ts"'],
  ["domain/applications/messages/a.ts", 'import { text } from "../../content/text.ts"'],
  ["domain/applications/a.test.ts", 'import { expect } from "vitest"'],
  ["content/pages.ts", 'import type { Page } from "#domain/content/page.ts"'],
  ["content/pages.ts", 'import { pages } from "./pages/about.ts"'],
  ["content/pages.ts", 'import { readFileSync } from "node:fs"'],
  ["server/platform/database/migrations/a.ts", 'import { sql } from "kysely"'],
  ["server/platform/database/migrations/a.ts", 'import { Migrator } from "kysely/migration"'],
  ["server/http/public-api/save.ts", 'import { z } from "zod"'],
  [
    "server/http/public-api/save.ts",
    'import { submit } from "#server/features/applications/applications.ts"',
  ],
  ["server/http/public-api/save.ts", 'import { pages } from "#content/pages.ts"'],
  [
    "server/http/public-api/save.ts",
    'import { aadhaar } from "#domain/fields/identifiers/aadhaar.ts"',
  ],
  [
    "server/http/public-api/save.test.ts",
    'import { a } from "#tests/support/servers/databases.ts"',
  ],
  ["server/app.ts", 'import { a } from "#server/http/pages/pages.ts"'],
  ["server/platform/database/tables.ts", 'import type { A } from "#domain/student/student.ts"'],
  ["server/platform/files/a.ts", 'import type { A } from "#domain/content/text.ts"'],
  ["server/platform/files/a.ts", 'import { a } from "#domain/fields/identifiers/aadhaar.ts"'],
  ["server/platform/files/a.ts", 'import { a } from "#domain/spreadsheets/csv-text.ts"'],
  ["server/features/privacy/a.ts", 'import { a } from "#server/features/staff/staff.ts"'],
  ["server/features/privacy/a.ts", 'import { a } from "#server/platform/config.ts"'],
  ["server/features/content/admin/a.ts", 'import { a } from "../items/items.ts"'],
  ["server/features/privacy/a.test.ts", 'import { a } from "#tests/support/app.ts"'],
  ["server/http/pages/a.ts", 'import type { Services } from "#server/features/services.ts"'],
  ["server/http/pages/feeds/a.ts", 'import { a } from "#server/http/pages/pages.ts"'],
  ["server/http/pages/a.ts", 'import { a } from "#server/http/shared/origin.ts"'],
  ["app/routes.ts", 'import { a } from "#app/site/home.tsx"'],
  ["console/keys/a.ts", 'import { a } from "#ui/browser/listeners.ts"'],
  ["console/kit/form/a.ts", 'import { a } from "#console/api/http-error.ts"'],
  ["console/kit/form/a.ts", 'import { a } from "../page/panel.tsx"'],
  ["console/keys/a.ts", 'import { a } from "#domain/staff/roles.ts"'],
  ["console/keys/a.ts", 'import type { A } from "#server/features/staff/staff.ts"'],
  ["app/site/home.tsx", 'import { context } from "#server/http/pages/request-context.ts"'],
  ["app/site/home.tsx", 'import type { A } from "#server/features/content/list.ts"'],
  ["app/site/home.tsx", 'import { a } from "#ui/button/button.tsx"'],
  ["app/site/home.tsx", 'import { a } from "#app/store/state.ts"'],
  ["app/site/home.tsx", 'import { a } from "#app/site/tiles.tsx"'],
  ["app/site/home.tsx", 'import { a } from "#app/language.ts"'],
  ["app/site/home.tsx", 'import { aadhaar } from "#domain/fields/identifiers/aadhaar.ts"'],
  ["app/site/home.tsx", 'import { a } from "#app/printing/frame.tsx"'],
  ["app/store/state.ts", 'import type { A } from "#domain/content/notice.ts"'],
  ["ui/button/button.tsx", 'import { a } from "../icon/icon.tsx"'],
]

/** Two files that import each other, by path or alias, values or types. */
const cycles = [
  { name: "values", there: 'import { b } from "./b.ts"', back: 'import { a } from "./a.ts"' },
  {
    name: "aliases",
    there: 'import { b } from "#domain/aliases/b.ts"',
    back: 'import { a } from "#domain/aliases/a.ts"',
  },
  {
    name: "types",
    there: 'import type { B } from "#domain/types/b.ts"',
    back: 'import type { A } from "#domain/types/a.ts"',
  },
]

// One linter run over all fixtures, each in its own file at a path where the real rules apply.
const folder = mkdtempSync(join(tmpdir(), "layers-"))
afterAll(() => rmSync(folder, { recursive: true }))
for (const name of ["oxlint.config.ts", "package.json"]) {
  cpSync(join(root, name), join(folder, name))
}

const write = (path: string, statement: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), `${statement}\n`)
}
const fixture = ([file, statement]: Import, number: number) => {
  const path = file.replace(/(\w+)(\.test)?(\.tsx?)$/, `$1-${number}$2$3`)
  write(path, statement)
  return { path, file, statement }
}
const fixtures = [...refused, ...allowed].map(fixture)
for (const { name, there, back } of cycles) {
  write(`domain/${name}/a.ts`, there)
  write(`domain/${name}/b.ts`, back)
}

const oxlint = join(root, "node_modules", ".bin", "oxlint")
const { stdout } = spawnSync(oxlint, ["--format", "json"], {
  cwd: folder,
  encoding: "utf8",
  env: projectEnv(),
})
const report: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout)
const filesWith = (rule: string) =>
  new Set(
    report.diagnostics.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename),
  )
const filesWithErrors = filesWith("no-restricted-imports")

describe("The linter", () => {
  test.each(fixtures.slice(0, refused.length))("refuses in $file: $statement", ({ path }) =>
    expect(filesWithErrors).toContain(path),
  )

  test.each(fixtures.slice(refused.length))("allows in $file: $statement", ({ path }) =>
    expect(filesWithErrors).not.toContain(path),
  )

  test.each(cycles)("refuses a cycle of $name", ({ name }) => {
    expect(filesWith("no-cycle")).toContain(`domain/${name}/a.ts`)
  })

  test("lists the entry of every server feature", () => {
    const found = readdirSync(join(root, "server/features"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(features).toEqual(found)
    const entries = found.map((feature) => join(root, "server/features", feature, `${feature}.ts`))
    expect(entries.filter((entry) => !existsSync(entry))).toEqual([])
  })

  test("has a rule for every area of the app", () => {
    const found = readdirSync(join(root, "app"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect([...areas, ...shared, "store"]).toEqual(expect.arrayContaining(found))
  })
})
