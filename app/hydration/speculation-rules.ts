/** Files, forms' answers, and pages of one person. */
const notPages = [
  "/admission-form/print/*",
  "/hi/admission-form/print/*",
  "/api/*",
  "/card/*",
  "/console*",
  "/hi/card/*",
  "/hi/student/dash*",
  "/media/*",
  "/office/*",
  "/pictures/*",
  "/sample-documents/*",
  "/student/dash*",
  "/uploads/*",
  "/videos/*",
]

/**
 * Lets the browser fetch a page of this site when a finger or a mouse button goes down on its link, before the click.
 * Browsers without speculation rules ignore it.
 */
export const speculationRules = /* @__PURE__ */ JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: notPages } }] },
      eagerness: "conservative",
    },
  ],
})
