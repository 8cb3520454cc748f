/** What is nobody's business but the applicant's, the student's and the staff's; and what is no page. */
const closed = [
  "/admission-form/print/",
  "/student/dashbaord/", // spelling as given
  "/card/",
  "/api/",
  "/uploads/",
  "/console",
  "/office/",
]

/** What search engines are asked to leave alone, in both languages, and where the sitemap is. */
export const robots = (origin: string) =>
  [
    "User-agent: *",
    ...closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /hi${path}`]),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n")
