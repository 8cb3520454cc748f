import { redirect } from "react-router"

import { inLanguage, languageOf } from "#app/language.ts"

import type { Route } from "./+types/redirect-to-chooser"

/** Any other path under /admission-form redirects to the course chooser (specification 2.2). */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(inLanguage(languageOf(url.pathname), "/admission-form"))
