import { languages } from "#domain/content/languages.ts"

import { addressOf } from "./address.ts"

export interface Entry {
  /** Without language. */
  path: string
  /** When it was last changed, ISO 8601; undefined where nobody knows. */
  changedAt: string | undefined
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

/** The addresses of one page: each of its two languages names both, and what to show to everyone else. */
const urlsOf = (origin: string, { path, changedAt }: Entry) => {
  const address = { en: "", hi: "" }
  for (const language of languages) address[language] = escape(addressOf(origin, language, path))
  const twins = [
    ...languages.map((language) => [language, address[language]]),
    ["x-default", address.en],
  ]
    .map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    )
    .join("")
  const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : ""
  return languages.map((language) => `<url><loc>${address[language]}</loc>${lastmod}${twins}</url>`)
}

/** A sitemap (sitemaps.org 0.9) of pages that each stand in both languages. */
export const sitemap = (origin: string, entries: readonly Entry[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flatMap((entry) => urlsOf(origin, entry)),
    "</urlset>",
    "",
  ].join("\n")
