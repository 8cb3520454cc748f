/** Private pages of applicants, students and staff, and URLs that are not pages. */
const closed = [
  "/admission-form/print/",
  "/student/dashbaord/", // spelling as given
  "/card/",
  "/api/",
  "/uploads/",
  "/console",
  "/office/",
]

/** robots.txt: the excluded paths in both languages, and the URL of the sitemap. */
export const robots = (origin: string) =>
  [
    "User-agent: *",
    ...closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /hi${path}`]),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n")
