import { redirect } from "react-router"

import type { Route } from "./+types/redirects"
import { inLanguage, languageOf, withoutLanguage } from "./language.ts"

/** Addresses without a page of their own (specification 2.2). Some given paths are misspelt: the correct spelling leads there. */
const targets = [
  { from: /^\/privacy-policy\/?$/i, to: "/privacyy-policy", status: 301 },
  { from: /^\/terms-and-conditions\/?$/i, to: "/terms-and-condition", status: 301 },
  { from: /^\/student\/dashboard\/([^/]+)\/?$/i, to: "/student/dashbaord/$1", status: 301 },
  { from: /^\/admission-form\/.*$/i, to: "/admission-form", status: 302 },
]

/** Redirects to the page in the same language. */
export const loader = ({ url }: Route.LoaderArgs) => {
  const path = withoutLanguage(url.pathname)
  const { from, to, status } = targets.find((target) => target.from.test(path))!
  return redirect(inLanguage(languageOf(url.pathname), path.replace(from, to)), status)
}
