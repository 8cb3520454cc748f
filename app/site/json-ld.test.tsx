import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

import { CollegeJsonLd, EventJsonLd } from "./json-ld.tsx"

const college = {
  name: "Government Degree College",
  alternateName: "राजकीय महाविद्यालय",
  address: "Adarshpur",
  phones: ["05000-000000"],
  email: "office@college.example",
}
const origin = "https://college.example"

/** The parsed JSON-LD of a script element. */
const jsonLdIn = (markup: string) =>
  JSON.parse(/^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup)![1]!) as object

test("describes the college with absolute URLs", () => {
  const jsonLd = jsonLdIn(renderToStaticMarkup(<CollegeJsonLd college={college} origin={origin} />))
  expect(jsonLd).toMatchObject({
    "@context": "https://schema.org",
    "@type": "CollegeOrUniversity",
    name: college.name,
    alternateName: college.alternateName,
    url: "https://college.example/",
    logo: "https://college.example/icons/icon-512.png",
    telephone: ["05000-000000"],
  })
})

test("a one-day event ends on its start date", () => {
  const event = { title: "Fair", starts_on: "2026-02-28", place: "Hall", summary: "Models." }
  expect(
    jsonLdIn(renderToStaticMarkup(<EventJsonLd event={event} college={college} />)),
  ).toMatchObject({ startDate: "2026-02-28", endDate: "2026-02-28", location: { name: "Hall" } })
})

test("escapes a script end tag in the college's name", () => {
  const name = "</script><script>alert(1)</script>"
  const markup = renderToStaticMarkup(
    <CollegeJsonLd college={{ ...college, name }} origin={origin} />,
  )
  expect(markup.match(/<\/script/g)).toHaveLength(1)
  expect(jsonLdIn(markup)).toMatchObject({ name })
})
