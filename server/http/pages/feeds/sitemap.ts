import { languages } from "#domain/content/languages.ts"

import { addressOf } from "./address.ts"

export interface Entry {
  /** Path without a language prefix. */
  path: string
  /** Time of the last change, ISO 8601; undefined if unknown. */
  changedAt: string | undefined
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

/** The URLs of one page. Each language lists both alternates and the default (`x-default`). */
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

/** A sitemap (sitemaps.org 0.9) of pages that exist in both languages. */
export const sitemap = (origin: string, entries: readonly Entry[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flatMap((entry) => urlsOf(origin, entry)),
    "</urlset>",
    "",
  ].join("\n")
