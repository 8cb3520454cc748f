import { index, layout, route, type RouteConfig } from "@react-router/dev/routes"

const each = (module: string, ...paths: string[]) =>
  paths.map((path) => route(path, module, { id: path }))

// The route table (specification 2.1). Every page also exists in Hindi under /hi. Paths match in any letter case,
// with and without a trailing slash.
export default [
  route("hi?", "languages.tsx", [
    layout("layout/layout.tsx", [
      index("site/home/home.tsx"),
      ...each(
        "site/pages/prose-page.tsx",
        "about/college_history",
        "about/principals-message",
        "about/vision",
        "about/mission",
        "administration/iqac",
        "facilities/multipurpose-hall",
        "gallery/news",
        "fee-refund-policy",
        "privacyy-policy", // spelling as given
        "terms-and-condition",
      ),
      route("courses", "site/pages/courses-page.tsx"),
      route("facilities", "site/pages/facilities-page.tsx"),
      route("gallery/photo", "site/gallery/photos-page.tsx"),
      route("gallery/photo/:slug", "site/gallery/album-page.tsx"),
      route("gallery/video", "site/gallery/videos-page.tsx"),
      route("contact-us", "site/contact/contact-page.tsx"),
      route("grievances", "site/grievances/grievances-page.tsx"),
      route("grievances/status", "site/grievances/status-page.tsx"),
      route("notices", "site/lists/notices-page.tsx"),
      route("notices/:slug", "site/lists/notice-page.tsx"),
      route("documents", "site/lists/documents-page.tsx"),
      route("events", "site/lists/events-page.tsx"),
      route("events/:slug", "site/lists/event-page.tsx"),
      route("holidays", "site/lists/holidays-page.tsx"),
      route("search", "site/search/search-page.tsx"),
      ...each("site/merit/merit-lists-page.tsx", "merit-lists", "merit-lists/:session"),
      route("merit-lists/:session/:programme/:number", "site/merit/merit-round-page.tsx"),
      route("merit-lists/:session/:programme/:number/:seats", "site/merit/merit-seats-page.tsx"),
      route("site-map", "site/search/site-map-page.tsx"),
      route("admission-status", "applications/status/status-page.tsx"),
      route("student/student-login", "student/login/login-page.tsx"),
      route("card/:code", "student/cards/card-check-page.tsx"),
      // A page, faculty or department that staff published under its own path; 404 if there is none.
      route("*", "site/pages/prose-page.tsx", { id: "page" }),
    ]),
    route("admission-form/*", "applications/redirect.ts"),
    ...each(
      "site/merit/list-file.ts",
      "merit-lists/:session/:programme/:number/merit-list.json",
      "merit-lists/:session/:programme/:number/merit-list.pdf",
      "merit-lists/:session/:programme/:number/waiting-lists.pdf",
    ),
    route("office/sheets", "applications/sheet/sheets-page.tsx"), // for the staff, by POST
    route("office/merit-list", "site/merit/merit-print-page.tsx"), // for the staff, by POST
    route("office/merit-draft.pdf", "site/merit/draft-file.ts"), // for the staff, by POST
    route("office/offer-letters", "site/merit/offer-letters-page.tsx"), // for the staff, by POST
    route("office/student-slip", "student/cards/slip-page.tsx"), // for the staff, by POST
    route("office/cards", "student/cards/cards-page.tsx"), // for the staff, by POST
    ...each(
      "student/dashboard/dashboard-page.tsx",
      "student/dashbaord/:urn", // spelling as given
      "student/dashboard/:urn",
    ),
    layout("applications/layout.tsx", [
      route("admission-form", "applications/chooser.tsx"),
      route("admission-form/continue", "applications/continue/continue-page.tsx"),
      route("admission-form/print/:code", "applications/print-page.tsx"),
      route("admission-form/:course/part-1", "applications/form-page.tsx"), // ba, bsc, bcom
      route("admission-form/:course", "applications/form-page.tsx", {
        id: "applications/form-page-short",
      }), // BA, BSC, BCOM
    ]),
  ]),
] satisfies RouteConfig
