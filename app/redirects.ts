import { generatePath, redirect } from "react-router"

import type { Route } from "./+types/redirects"
import { inLanguage, languageOf } from "./language.ts"

/** Where routes without a page lead (specification 2.2). Some given paths are misspelt: the correct spelling leads there. */
const targets = [
  { route: "/privacy-policy", to: "/privacyy-policy", status: 301 },
  { route: "/terms-and-conditions", to: "/terms-and-condition", status: 301 },
  { route: "/student/dashboard/:urn", to: "/student/dashbaord/:urn", status: 301 },
  { route: "/admission-form/*", to: "/admission-form", status: 302 },
]

/** Redirects to the page in the same language. */
export const loader = ({ url, pattern, params }: Route.LoaderArgs) => {
  const { to, status } = targets.find(({ route }) => pattern.endsWith(route))!
  return redirect(inLanguage(languageOf(url.pathname), generatePath(to, params)), status)
}
