import type { OxlintConfig, OxlintOverride } from "oxlint"

// Layer rules: who may import what. `tests/layers.test.ts` proves each row.
type RestrictedImport = { message: string; allowTypeImports?: boolean } & (
  | { regex: string }
  // As in .gitignore: "!" allows a path again, also for later groups, so a group with "!./**" comes last. "?" stands
  // for "#", which would begin a comment.
  | { group: string[] }
)

const tests = "*.test.{ts,tsx}"
const levels = [0, 1, 2, 3, 4, 5]

/** The rules for a folder. A relative path may not leave it, so each level below has its own limit of "../". */
const layer = (folder: string, name: string, ...patterns: RestrictedImport[]) =>
  levels.map((level): OxlintOverride => {
    const parentImport = {
      regex: `^(\\.\\./){${level + 1}}`,
      message: "Import from another folder by its alias (#domain/...), which names the layer.",
    }
    return {
      files: [`${folder}/${"*/".repeat(level)}${name}`],
      rules: { "no-restricted-imports": ["error", { patterns: [parentImport, ...patterns] }] },
    }
  })

/** The areas of app/: each may use `app/store` and what is shared, never another area. */
export const areas = ["applications", "layout", "site", "student"]

/** Folders that several areas use, and that import from none of them. */
export const shared = ["hydration", "printing"]

const testSupport = {
  regex: "^#tests/",
  message: "Only tests may import test support.",
}
const fullZod = {
  regex: "^zod$",
  message: 'Use "zod/mini" here: this code is sent to the browser, and zod is much larger.',
}
const serverValues = {
  group: ["?server/**", "!?server/http/pages/request-context.ts"],
  allowTypeImports: true,
  message:
    "The app takes types from the server; what loaders need comes through http/pages/request-context.ts.",
}
const samples = { regex: "^#content/", message: "Content reaches a page through its loader." }

const consoleOnly = {
  regex: "^#console/",
  message: "The public pages know nothing of the console.",
}
const publicPages = {
  regex: "^#app/",
  message: "The console knows nothing of the public pages: both may use ui and domain.",
}

const consolePages = {
  group: ["?console/**", "!?console/{api,messages,sign-in-session}/**", "!?console/page-values.ts"],
  message: "The kit knows no page of the console: pass it in.",
}

const browser = [fullZod, serverValues, samples]

const otherAreas = (area: string) => ({
  regex: `^#app/((${areas.filter((other) => other !== area).join("|")})/|(root|routes|entry\\.))`,
  message: "An area may use app/store and what is shared, never another area.",
})

/** The layers above each layer of the server. Neither its code nor its tests may import them. */
const above = {
  server: {
    regex: "^#(app|console|ui)/",
    message: "The server knows the domain and the content, never the app.",
  },
  platform: {
    regex: "^#((app|console|ui)/|server/(features|http|[a-z]+\\.ts))",
    message: "The platform knows no feature and no route.",
  },
  features: {
    regex: "^#((app|console|ui)/|server/(http|[a-z]+\\.ts))",
    message: "A feature knows the platform and other features, no route.",
  },
  http: {
    regex: "^#((app|console|ui)/|server/[a-z]+\\.ts)",
    message: "Routes know features and the platform, not what starts them.",
  },
}

/** The features of the server. Each has one public entry, named after it. */
export const features = [
  "applications",
  "audit",
  "backup",
  "backup-admin",
  "college-start",
  "content",
  "data-migration",
  "diagnostics",
  "drafts",
  "grievances",
  "key-rotation",
  "merit",
  "notices",
  "operations",
  "outgoing",
  "privacy",
  "staff",
  "students",
  "update",
]
const entriesOnly = {
  group: [
    "?server/features/*/**",
    ...features.map((feature) => `!?server/features/${feature}/${feature}.ts`),
  ],
  message: "Import a feature through its public entry, the file named after it.",
}

/** The groups of routes. What they share, `server/http/shared`, imports from none of them. */
const routeGroups = ["console", "pages", "public-api"]
const otherRoutes = (group: string) => ({
  regex: `^#server/http/(${routeGroups.filter((other) => other !== group).join("|")})/`,
  message: "A group of routes may use http/shared, never another group.",
})

/** The columns of the tables have types of the domain (`database/tables.ts`); nothing else of the platform knows the college. */
const fieldsOnly = {
  group: [
    "?content/**",
    "?domain/**",
    "!?domain/{fields,spreadsheets}/**",
    "!?domain/content/{languages,text}.ts",
  ],
  message:
    "The platform knows nothing of a college: it takes domain/fields, domain/spreadsheets and texts in languages.",
}

/** A layer is entered by its alias, which the other rules read. */
const noRelativeEntry = (...folders: string[]) => ({
  regex: `^\\./(${folders.join("|")})/`,
  message: "Import from another layer by its alias (#server/features/...).",
})

const upperLayer = "A test of a lower layer does not know the upper ones."

const layers = [
  layer("domain", "*", fullZod, {
    group: ["*", "!./**", "!../**", "!?domain/**", "!zod/{mini,locales}", "!zod/v4/{core,locales}"],
    message: "The domain is pure: zod/mini and its own modules only.",
  }),
  layer(
    "content",
    "*",
    {
      regex: "^#domain/",
      allowTypeImports: true,
      message: "Content is data: it takes only types from the domain.",
    },
    {
      group: ["*", "!./**", "!../**", "!?content/**", "!?domain/**", "!node:{fs,module,path}"],
      message: "Content is data: it needs only its files and types of the domain.",
    },
  ),
  layer(
    "server",
    "*",
    testSupport,
    above.server,
    entriesOnly,
    noRelativeEntry("features", "http", "platform"),
  ),
  layer("server/platform", "*", testSupport, above.platform, fieldsOnly),
  layer("server/platform/database", "tables*.ts", testSupport, above.platform, {
    ...fieldsOnly,
    allowTypeImports: true,
  }),
  layer("server/platform/database/migrations", "*", {
    group: ["*", "!kysely", "!kysely/migration"],
    message: "A released migration never changes: it imports kysely only.",
  }),
  layer(
    "server/features",
    "*",
    testSupport,
    above.features,
    entriesOnly,
    noRelativeEntry(...features),
  ),
  // A layer each, so that a relative path stays in its feature.
  ...features.map((feature) =>
    layer(`server/features/${feature}`, "*", testSupport, above.features, entriesOnly),
  ),
  layer("server/http", "*", testSupport, above.http, entriesOnly),
  ...[...routeGroups, "shared"].map((group) =>
    layer(`server/http/${group}`, "*", testSupport, above.http, entriesOnly, otherRoutes(group)),
  ),
  layer("app", "*", ...browser, testSupport, consoleOnly),
  layer("console", "*", ...browser, testSupport, publicPages),
  layer("console/kit", "*", ...browser, testSupport, publicPages, consolePages),
  layer("app/store", "*", ...browser, testSupport, {
    group: ["?app/**", "?console/**", "?ui/**", "!?app/store/**"],
    message: "The store knows the domain, nothing else of the app.",
  }),
  layer("ui", "*", {
    group: ["?app/**", "?console/**", "?content/**", "?domain/**", "?server/**", "?tests/**"],
    message: "A component of ui knows nothing of ours: pass it in.",
  }),
  ...[...areas, ...shared].map((area) =>
    layer(`app/${area}`, "*", ...browser, testSupport, otherAreas(area), consoleOnly),
  ),
  // Tests may import more, but not from upper layers.
  layer("domain", tests, { regex: "^#(app|console|server|ui)/", message: upperLayer }),
  layer("server", tests, above.server),
  layer("server/platform", tests, above.platform),
  ...features.map((feature) => layer(`server/features/${feature}`, tests, above.features)),
  layer("server/http", tests, above.http),
  layer("app", tests, serverValues, consoleOnly),
  layer("console", tests, serverValues, publicPages),
  layer("console/kit", tests, serverValues, publicPages),
  ...[...areas, ...shared].map((area) =>
    layer(`app/${area}`, tests, serverValues, otherAreas(area), consoleOnly),
  ),
  layer("app/store", tests, serverValues, {
    group: ["?app/**", "?console/**", "?ui/**", "!?app/store/**"],
    message: upperLayer,
  }),
  layer("ui", tests, serverValues, { regex: "^#(app|console)/", message: upperLayer }),
].flat()

export default {
  plugins: [
    "eslint",
    "import",
    "jsx-a11y",
    "node",
    "oxc",
    "promise",
    "react",
    "typescript",
    "unicorn",
    "vitest",
  ],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  options: { reportUnusedDisableDirectives: "error" },
  ignorePatterns: ["build", "data", ".react-router", "test-results"],
  env: { builtin: true, browser: true, node: true },
  rules: {
    eqeqeq: "error",
    "max-lines-per-function": ["error", { max: 60 }],
    "no-else-return": "error",
    "no-throw-literal": "error",
    "no-var": "error",
    "object-shorthand": "error",
    "prefer-const": "error",
    "prefer-template": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "react/rules-of-hooks": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-explicit-any": "error",
    "unicorn/prefer-node-protocol": "error",
    // React 19's own transform needs no import of React.
    "react/react-in-jsx-scope": "off",
    // A short array is as fast as a set, and reads better.
    "unicorn/prefer-set-has": "off",
    // Some libraries are used as one object (fc.integer).
    "import/no-named-as-default-member": "off",
    // A copy per item is clear, and lists here are short.
    "oxc/no-map-spread": "off",
    // A small function reads best beside what uses it.
    "unicorn/consistent-function-scoping": "off",
    // Sequential work is often intended: a queue, a migration, typing.
    "no-await-in-loop": "off",
    // Browser-only state (a draft, a code) is read in an effect after hydration.
    "react/set-state-in-effect": "off",
    // A form handles events that bubble up from its fields.
    "jsx-a11y/no-noninteractive-element-interactions": ["error", { handlers: ["onClick"] }],
    // Style sheets are imported for their side effects.
    "import/no-unassigned-import": ["error", { allow: ["**/*.css"] }],
    // Express would lose a rejected promise; Fastify awaits its handlers.
    "oxc/no-async-endpoint-handlers": "off",
  },
  overrides: [
    ...layers,
    {
      files: ["app/**", "console/**", "domain/**", "server/**", "ui/**"],
      rules: { "no-console": "error" },
    },
    {
      files: ["**/*.test.{ts,tsx}", "tests/**"],
      rules: {
        // The second argument names the failed case.
        "vitest/valid-expect": ["error", { maxArgs: 2 }],
        "vitest/require-to-throw-message": "off",
        // A suite is one function.
        "max-lines-per-function": "off",
      },
    },
  ],
} satisfies OxlintConfig
