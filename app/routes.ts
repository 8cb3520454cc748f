import { index, layout, route, type RouteConfig } from "@react-router/dev/routes"

// The spec's route table. Every page also stands under /hi, in Hindi. Paths match in any letter case,
// with and without a trailing slash.
export default [
  route("hi?", "languages.tsx", [
    index("site/home.tsx"),
    layout("admission/layout.tsx", [
      route("admission-form", "admission/chooser.tsx"),
      route("admission-form/print/:code", "admission/print-page.tsx"),
      route("admission-form/:course/part-1", "admission/form-page.tsx"), // ba, bsc, bcom
      route("admission-form/:course", "admission/form-page.tsx", {
        id: "admission/form-page-short",
      }), // BA, BSC, BCOM
      route("admission-form/*", "admission/elsewhere.tsx"),
    ]),
  ]),
] satisfies RouteConfig
