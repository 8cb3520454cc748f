import { redirect } from "react-router"

import { inLanguage, languageOf, withoutLanguage } from "#app/language.ts"
import { plainPath } from "#domain/content/paths.ts"

import type { Route } from "./+types/redirect"

/** Redirects from the correct spellings of paths that are specified with a misspelling (specification 2.2). */
const given: Record<string, string> = {
  "/privacy-policy": "/privacyy-policy",
  "/terms-and-conditions": "/terms-and-condition",
}

/** Permanent redirect (301) from the correct spelling to the page, in the same language. */
export const loader = ({ url }: Route.LoaderArgs) => {
  const spelling = plainPath(withoutLanguage(url.pathname))
  return redirect(inLanguage(languageOf(url.pathname), given[spelling] ?? "/"), 301)
}
